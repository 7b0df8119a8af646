import './lib/require-node.mjs'
import { rmSync } from 'node:fs'
import { findBrowser } from './lib/browser.mjs'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { Failure, main, Stopped } from './lib/report.mjs'
import { checkRest, checkTypes, runStories, runVitest } from './lib/stages.mjs'
import { saveDurations, slowestTable } from './lib/test-durations.mjs'
import { makeTestFolder } from './lib/test-folder.mjs'

const parts = ['check', 'unit', 'stories']

/** Turns a failed preparation into a result, so that stages that do not need it still run. */
async function attempt(work) {
  try {
    return { passed: 0, failures: [], value: await work() }
  } catch (error) {
    if (error instanceof Stopped) throw error
    console.log(error instanceof Failure ? `✗ ${error.message}` : error)
    return { passed: 0, failures: [error.message.split('\n')[0]] }
  }
}

/**
 * `npm test -- unit participation` runs one stage, restricted to files whose path contains the word.
 * `npm test -- --save-durations` renews the table by which the slowest files are started first.
 */
function readArguments(given) {
  const [part, ...filters] = given.filter(each => each !== '--save-durations')
  const savesDurations = given.includes('--save-durations')
  if (part === undefined) return { wanted: parts, filters, savesDurations }
  if (!parts.includes(part)) throw new Failure(`There is no part "${part}": ${parts.join(', ')}.`)
  return { wanted: [part], filters, savesDurations }
}

/** Loads the demo beside the checks, unless a server is already running. Returns a function that stops it. */
async function startStoriesServer() {
  if (process.env.STORIES_URL) return () => {}
  const { tsImport } = await import('tsx/esm/api')
  const { default: start } = await tsImport('../e2e/server-setup.ts', import.meta.url)
  return start()
}

async function prepare(wanted) {
  const checks = wanted.includes('check') ? [checkTypes(), checkRest()] : []
  // Some unit tests and all stories run against the build.
  const built = wanted.includes('unit') || wanted.includes('stories') ? await attempt(build) : none
  const isServed = wanted.includes('stories') && built.failures.length === 0
  const server = isServed ? await attempt(startStoriesServer) : none
  return { outcomes: [...(await Promise.all(checks)).flat(), built, server], stopServer: server.value }
}

const none = { passed: 0, failures: [] }

async function runAll({ wanted, filters }, folder) {
  const installed = await attempt(() => install({ withDev: true }))
  if (installed.failures.length > 0) return [installed]
  const { outcomes, stopServer } = await prepare(wanted)
  try {
    if (wanted.includes('unit')) outcomes.push(await runVitest(folder, filters))
    const browser = stopServer ? await attempt(findBrowser) : none
    if (browser.value) outcomes.push(await runStories(folder, filters, browser.value))
    return [...outcomes, browser]
  } finally {
    await stopServer?.()
  }
}

await main(async () => {
  const asked = readArguments(process.argv.slice(2))
  const folder = makeTestFolder()
  process.env.TMPDIR = folder
  try {
    const outcomes = await runAll(asked, folder)
    const failures = outcomes.flatMap(({ failures }) => failures)
    const skipped = outcomes.flatMap(({ skipped }) => skipped ?? [])
    const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
    const times = outcomes.flatMap(({ times }) => times ?? [])
    if (times.length > 0) console.log(`\n${slowestTable(times)}`)
    if (asked.savesDurations) saveDurations(times)
    if (skipped.length > 0) console.log(['\nNot run:', ...skipped].join('\n  '))
    if (failures.length > 0) console.log(['\nFailed:', ...failures].join('\n  '))
    console.log(`\n${passed} passed, ${failures.length} failed`)
    return failures.length > 0 ? 1 : 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
