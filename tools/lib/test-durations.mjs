import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** @typedef {import('./stages.mjs').FileTime} FileTime */

const shown = 20
/** Quicker files need no place in the order. */
const worthSavingSeconds = 2

/** @param {FileTime[]} times */
export function slowestTable(times) {
  const slowest = [...times].sort((one, other) => other.seconds - one.seconds).slice(0, shown)
  const lines = slowest.map(
    ({ file, kind, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${kind.padEnd(5)}  ${file}`,
  )
  return [`The slowest ${slowest.length} of ${times.length} test files:`, ...lines].join('\n')
}

/** Renews the table by which vitest starts the slowest files first. @param {FileTime[]} times */
export function saveDurations(times) {
  const slow = times.filter(({ kind, seconds }) => kind !== 'story' && seconds >= worthSavingSeconds)
  const table = Object.fromEntries(
    slow.sort((one, other) => other.seconds - one.seconds).map(({ file, seconds }) => [file, Math.round(seconds)]),
  )
  writeFileSync(join(root, 'tools/test-durations.json'), `${JSON.stringify(table, null, 2)}\n`)
}
