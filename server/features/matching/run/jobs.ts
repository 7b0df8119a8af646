import { findVectors } from '#server/features/matching/embedding/actions.ts'
import * as members from '#server/features/matching/engine-data/store.ts'
import type { MadePlan, RunRequest } from '#server/features/matching/matcher/matcher-protocol.ts'
import { MatcherThread } from '#server/features/matching/matcher/matcher-thread.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { type Chore, type Job, job } from '#server/platform/jobs/jobs.ts'
import { withChoices } from '../pair-choice/rules.ts'
import { listChosenPairs, settleChoices } from '../pair-choice/store.ts'
import { queueJudging } from '../pair-judgement/jobs.ts'
import { learnWeights } from '../weights/actions.ts'
import { currentWeeks, seedOf } from './rules.ts'
import type { KeptChunk } from './run-inputs.ts'
import * as store from './store.ts'
import { mondayOf } from './week.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'matching.run': { week: string }
  }
}

const progressEveryMs = 1000
/** After this time an unfinished run is considered lost and is queued again. */
const lostAfterMs = 3600_000

/** Members of one chunk of inputs: its text passes through the thread of the calls. */
const membersOfChunk = 1000

type Gathering = { week: string; seed: number; now: Date; membersOfChunk?: number }

/**
 * Reads what a run of that week, at that moment, is computed from, and hands it to the thread piece by piece: the next piece is read
 * while the thread digests one and it is kept, if it is to be kept.
 */
export async function gatherInputs(
  { db }: Scope,
  thread: MatcherThread,
  { week, seed, now, membersOfChunk: count = membersOfChunk }: Gathering,
  keep: (chunk: KeptChunk) => Promise<void> = async () => {},
): Promise<void> {
  // Before the members: a change of criteria that comes in between is served by the next list as well, rather than by none. And before
  // anything is kept: a choice that is made later is for the next run. Sent together: a run of a small community waits for nothing else.
  const [since, pairs, adminScores, unfit, weights, criteriaChanges, rules, chosen] = await Promise.all([
    members.findCooldownStart(db, now),
    members.readPairTexts(db),
    members.listAdminScores(db, null),
    members.listUnfit(db, null),
    members.findWeights(db),
    store.listCriteriaChanges(db),
    members.findRules(db),
    listChosenPairs(db, week),
    thread.run({ kind: 'begin' }),
  ])
  const rest = {
    ...{ now: now.toISOString(), seed, ...pairs, adminScores, unfit, weights: weights ?? [], criteriaChanges },
    rules: withChoices(rules, chosen),
  }
  const keptRest = await thread.run({ kind: 'rest', rest })
  const bounds: { after: string | null; last: string }[] = []
  let digested: Promise<void> = Promise.resolve()
  const hand = async (request: Extract<RunRequest, { kind: 'members' | 'history' }>) => {
    await digested
    digested = thread.run(request).then(keep)
    digested.catch(() => {})
  }
  for (let after: string | null = null; ; ) {
    const found = await members.readMemberText(db, { now, after, count })
    if (!found) break
    bounds.push({ after, last: found.last })
    await hand({ kind: 'members', text: found.text })
    after = found.last
  }
  for (const bound of bounds)
    await hand({ kind: 'history', text: await members.readHistoryText(db, { ...bound, exceptWeek: week, since }) })
  await digested
  await keep(keptRest)
}

/**
 * Hands the inputs of the run to the thread. Stored once and never gathered again, so that an interrupted run is repeated with the same
 * inputs.
 */
async function handInputs(scope: Scope, thread: MatcherThread, run: store.Run, membersOfChunk: number): Promise<void> {
  const { db, community, now } = scope
  await store.lockInputs(db, community.id)
  if (await store.hasInputs(db, run.id)) {
    await thread.run({ kind: 'begin' })
    for await (const chunk of store.readChunks(db, run.id)) await thread.run({ kind: 'kept', chunk })
    return
  }
  let part = 0
  await gatherInputs(scope, thread, { week: run.week, seed: run.seed, now, membersOfChunk }, chunk =>
    store.saveChunk(db, { communityId: community.id, runId: run.id, part: part++ }, chunk),
  )
  await store.forgetOldInputs(db)
}

/**
 * One run per community and week (idempotent): its row is unique, its inputs are stored before the work, and lists are written
 * together with DONE. Two workers that run it concurrently have the same inputs and so the same lists, which the first to finish
 * writes. It runs in a worker thread and holds no transaction meanwhile.
 */
export const weeklyRun = (size = membersOfChunk): Job =>
  job(
    'matching.run',
    async ({ week }, scope) => {
      const thread = await takeRunThread()
      let begun: store.Run | null = null
      let progress: Progress | null = null
      try {
        // Lists do not wait for better weights: those in use are kept.
        await learnWeights(scope, week, thread).catch(error =>
          scope.log.error({ err: error }, 'weights were not learnt'),
        )
        begun = await scope.inOwnScope(async inner => {
          const { db, community, now } = inner
          const fresh = {
            communityId: community.id,
            id: inner.newId(),
            week,
            seed: seedOf(community.id, week),
            at: now,
          }
          const run = await store.openRun(db, fresh)
          if (run.status === 'DONE') return null
          await handInputs(inner, thread, run, size)
          return run
        })
        if (!begun) return returnRunThread(thread)
        for (const vectors of (await findVectors(scope)).batches) await thread.run({ kind: 'vectors', vectors })
        const { id, ...known } = begun
        progress = new Progress(scope, id)
        const plan = await thread.run({ kind: 'plan' }, progress.tell)
        await progress.written
        await scope.inOwnScope(async inner => {
          const { db, community, now } = inner
          const opened = await store.openRun(db, { ...known, id, communityId: community.id, at: now })
          const run = await store.lockRun(db, opened.id)
          if (run.status === 'DONE') return
          await writeResult(db, thread, { ...run, communityId: community.id, at: now }, plan)
          await Promise.all([
            settleChoices(db, run.week, plan.dropped),
            store.forgetCriteriaChanges(db, run.id, plan.criteriaChanges),
          ])
          await queueJudging(inner)
        })
        returnRunThread(thread)
      } catch (error) {
        await thread.stop()
        endRun()
        await progress?.written
        const problem = error instanceof Error ? error.message.slice(0, 500) : String(error)
        const id = begun?.id
        if (id) await scope.inOwnTransaction(db => store.failRun(db, id, problem))
        throw error
      }
    },
    { holdsTransaction: false },
  )

/** Members whose lists are written by one statement. */
const listsAtOnce = 500
const pricesAtOnce = 5000

/** Writes what the thread has planned, piece by piece, together with the state of the run. */
async function writeResult(db: Scope['db'], thread: MatcherThread, run: store.Written, plan: MadePlan): Promise<void> {
  const at = run.at.toISOString()
  const ask = (from: number) => thread.run({ kind: 'lists', from, to: from + listsAtOnce, at })
  let next = ask(0)
  for (let from = 0; from < plan.members; from += listsAtOnce) {
    const columns = await next
    // Described while the database writes these.
    next = ask(from + listsAtOnce)
    next.catch(() => {})
    await store.writeLists(db, run, columns)
  }
  await next
  await store.clearPrices(db)
  for (let from = 0; from < plan.members; from += pricesAtOnce)
    await store.writePrices(db, run, await thread.run({ kind: 'prices', from, to: from + pricesAtOnce }))
  await store.finishRun(db, run, plan)
}

/**
 * A thread that has made a run is used for the next one: starting one takes longer than a run of a small community. So many runs are made
 * at the same moment, the others wait: while one waits for the database, another computes.
 */
const runsAtOnce = 3
const idleThreads: { thread: MatcherThread; end: NodeJS.Timeout }[] = []
const idleMs = 5_000
let running = 0
const waiting: (() => void)[] = []

async function takeRunThread(): Promise<MatcherThread> {
  if (running === runsAtOnce) await new Promise<void>(resolve => waiting.push(resolve))
  else running++
  const idle = idleThreads.pop()
  if (!idle) return new MatcherThread()
  clearTimeout(idle.end)
  return idle.thread
}

/** The next one that waits begins in its place. */
function endRun(): void {
  const next = waiting.shift()
  if (next) next()
  else running--
}

function returnRunThread(thread: MatcherThread): void {
  const end = setTimeout(() => {
    idleThreads.splice(
      idleThreads.findIndex(each => each.thread === thread),
      1,
    )
    void thread.stop()
  }, idleMs)
  end.unref()
  idleThreads.push({ thread, end })
  endRun()
}

/** Saves the progress, throttled. The result is written only after it: a late one would wait for the row, or undo a failure. */
class Progress {
  written: Promise<void> = Promise.resolve()
  readonly #scope: Scope
  readonly #runId: string
  #told = 0

  constructor(scope: Scope, runId: string) {
    this.#scope = scope
    this.#runId = runId
  }

  readonly tell = (share: number): void => {
    if (Date.now() - this.#told < progressEveryMs) return
    this.#told = Date.now()
    const write = () => this.#scope.inOwnTransaction(db => store.setProgress(db, this.#runId, share))
    this.written = this.written.then(write).catch(() => {})
  }
}

export const runJobs: Job[] = [weeklyRun()]

/** Queues this week's run unless it is done or in progress. */
export async function queueRun(scope: Scope): Promise<void> {
  const { db, community, now } = scope
  const week = mondayOf(now, community.timeZone)
  const run = await store.findRun(db, week)
  if (run?.status === 'DONE') return
  if (run?.status === 'RUNNING' && now.getTime() - Date.parse(run.startedAt) < lostAfterMs) return
  await scope.queue('matching.run', { week }, { key: `matching ${community.id} ${week}` })
}

export const runChores: Chore[] = [
  {
    name: 'weekly matching',
    cron: '*/10 * * * *',
    run: async ({ now, sql }) => {
      const weeks = currentWeeks(await store.listTimeZones(sql), now)
      const lostBefore = new Date(now.getTime() - lostAfterMs)
      for (const week of new Set(weeks.map(each => each.week)))
        await store.queueRuns(
          sql,
          weeks.filter(each => each.week === week),
          lostBefore,
        )
    },
  },
]
