import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '#server/platform/config/root.ts'
import { BenchEnvironment, seed } from './environment.ts'
import { loadDescription } from './load.ts'
import { describeCommit, describeMachine } from './machine.ts'
import { placement } from './processes.ts'
import { describeResults } from './results.ts'
import type { Line } from './row.ts'
import { rows } from './rows.ts'
import { toConsole, toRows } from './table.ts'
import { isLineMet } from './verdict.ts'

const words = process.argv.slice(2)
const isCheck = words.includes('--check')
const filters = words.filter(word => word !== '--check')
const chosen = rows.filter(({ name }) => filters.length === 0 || filters.some(filter => name.includes(filter)))
if (chosen.length === 0) {
  console.error(`No row is called ${filters.join(' or ')}: ${rows.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

const bench = await BenchEnvironment.prepare()
let exitCode = 0
const stop = async () => {
  await bench.stop()
  process.exit(exitCode)
}
process.once('SIGINT', () => {
  exitCode = 130
  void stop()
})
process.once('SIGTERM', () => {
  exitCode = 143
  void stop()
})

try {
  const lines: Line[] = []
  const notes = [`Load: ${loadDescription}.`]
  for (const row of chosen) {
    console.log(`Measuring ${row.name}…`)
    const measured = await row.measure(bench)
    lines.push(...measured.lines)
    notes.push(...(measured.notes ?? []))
  }
  console.log(`\n${toConsole(toRows(lines))}\n\n${notes.join('\n')}`)
  const missed = lines.filter(line => !isLineMet(line))
  if (missed.length > 0)
    console.log(
      `\nMissed: ${missed.map(({ what, peer }) => (peer ? `${what} compared with ${peer}` : what)).join('; ')}`,
    )
  if (filters.length === 0) {
    const at = {
      date: new Date().toISOString().slice(0, 10),
      commit: describeCommit(),
      seed,
      machine: describeMachine(),
      node: process.versions.node,
      postgresql: await bench.postgresVersion(),
      placement,
    }
    await writeFile(join(root, 'bench/results.md'), describeResults(lines, notes, at))
    console.log('\nWritten to bench/results.md')
  }
  if (isCheck && missed.length > 0) exitCode = 1
} catch (error) {
  console.error(error)
  exitCode = 1
} finally {
  await stop()
}
