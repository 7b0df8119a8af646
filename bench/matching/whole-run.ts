import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect, type Sql } from '#server/platform/db/connect.ts'
import type { BenchEnvironment } from '../environment.ts'
import { publicHost } from '../environment.ts'
import { waitForFirstResponse } from '../processes.ts'
import { startSink } from '../smtp-sink.ts'
import { LatencyProbe } from './latency.ts'
import { type RunSize, seedRuns } from './run-database.ts'

export type WholeRun = {
  /** From queueing to the queued letters, and its parts by name. */
  seconds: number
  parts: Record<string, number>
  cpuSeconds: number
  /** Most that the process of the server ever held, null where the system does not tell. */
  megabytes: number | null
  idleMs: number
  busyMs: number
  lists: number
  seeding: number
  /** Letters per second at the mail server; null on a Monday, when none is due. */
  lettersPerSecond: number | null
}

const everyMs = 25
const idleFor = 12_000
const pollMs = 100
const clockTicks = 100

/** The run of a week as the product makes it: chore, job, worker thread, database; then its letters, up to a mail server. */
export async function measureWholeRun(
  bench: BenchEnvironment,
  name: string,
  size: RunSize,
  letters: number,
): Promise<WholeRun> {
  const databaseUrl = await bench.database(name)
  const { domain, token, week, seconds: seeding } = await seedRuns(databaseUrl, size, bench.secret)
  const sink = await startSink()
  const { port, program, log } = await bench.startServer(databaseUrl, { SMTP_URL: sink.url })
  const owner = connect(databaseUrl, { connections: 1, statementTimeoutMs: 120_000 })
  let probe: LatencyProbe | undefined
  try {
    await waitForFirstResponse(`http://127.0.0.1:${port}/readyz`, program, log)
    const headers = { host: `${domain}.${publicHost}`, authorization: `Bearer ${token}` }
    probe = new LatencyProbe({ port, path: '/api/current-participant', headers }, everyMs)
    await sleep(idleFor / 4)
    probe.take()
    await sleep(idleFor)
    const idleBefore = probe.take()
    const cpuBefore = cpuSecondsOf(program.pid)
    const run = await watchRun(owner, week, size.communities)
    const cpuSeconds = cpuSecondsOf(program.pid) - cpuBefore
    const busyMs = probe.take()
    const megabytes = peakOf(program.pid)
    const [{ lists = 0 } = {}] = await owner<{ lists: number }[]>`
      select count(distinct (community_id, participant_id))::integer as lists from matching where week = ${week}::date`
    const lettersPerSecond = await rateOf(sink, owner, Math.min(letters, lists))
    return { ...run, cpuSeconds, megabytes, idleMs: idleBefore, busyMs, lists, seeding, lettersPerSecond }
  } finally {
    await probe?.stop()
    await owner.end()
    await program.stop()
    await sink.stop()
  }
}

const queueChore = (owner: Sql, name: string) => owner`select graphile_worker.add_job(${name}, '{}'::json)`

type State = { done: number; failed: string | null; progress: number; looked: number }

/** Starts the runs and follows them until all are done and the letters of each have been queued. */
async function watchRun(owner: Sql, week: string, communities: number) {
  const began = performance.now()
  const at: Partial<Record<'loaded' | 'digested' | 'scored' | 'allocated' | 'written' | 'queued', number>> = {}
  const reach = (step: keyof typeof at) => {
    at[step] ??= (performance.now() - began) / 1000
  }
  await queueChore(owner, 'weekly matching')
  while (at.queued === undefined) {
    await sleep(pollMs)
    const [state] = await owner<State[]>`
      select count(*) filter (where status = 'DONE')::integer as done, max(problem) as failed, coalesce(min(progress), -1)::float8 as progress,
        count(*) filter (where status = 'DONE' and next_letters_at is not null)::integer as looked
      from matching_run where week = ${week}::date`
    if (!state) continue
    if (state.failed) throw new Error(`A run failed: ${state.failed}`)
    if (state.progress >= 0) reach('loaded')
    if (state.progress >= 0.5) reach('digested')
    if (state.progress >= 0.8) reach('scored')
    if (state.progress >= 0.999) reach('allocated')
    if (state.done === communities && at.written === undefined) {
      reach('written')
      await queueChore(owner, 'weekly letters')
    }
    if (state.looked === communities) reach('queued')
  }
  const steps = Object.entries(at).sort(([, a], [, b]) => a - b)
  const parts = Object.fromEntries(steps.map(([step, second], nth) => [step, second - (steps[nth - 1]?.[1] ?? 0)]))
  return { seconds: at.queued, parts }
}

async function rateOf({ arrived }: { arrived: number[] }, owner: Sql, count: number): Promise<number | null> {
  // Before Tuesday no letter of the week is due.
  const [waiting] =
    await owner`select from graphile_worker.jobs where task_identifier in ('matching.letters', 'letter.send') limit 1`
  if (!waiting && arrived.length === 0) return null
  while (arrived.length < count) await sleep(50)
  const [first = 0, last = 0] = [arrived[0], arrived[count - 1]]
  return (count - 1) / ((last - first) / 1000)
}

function readProc(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return null
  }
}

function peakOf(pid: number): number | null {
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readProc(pid, 'status') ?? '')?.[1]
  return kilobytes === undefined ? null : Number(kilobytes) / 1024
}

/** Of all threads of a process. */
function cpuSecondsOf(pid: number): number {
  const [user = 0, system = 0] =
    (readProc(pid, 'stat') ?? '').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? []
  return (user + system) / clockTicks
}
