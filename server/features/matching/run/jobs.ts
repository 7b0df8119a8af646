import { findVectors } from '#server/features/matching/embedding/actions.ts'
import type { WeeklyInputs } from '#server/features/matching/engine/pairing/weekly.ts'
import * as members from '#server/features/matching/engine-data/store.ts'
import { MatcherThread } from '#server/features/matching/matcher/matcher-thread.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { type Chore, type Job, job } from '#server/platform/jobs/jobs.ts'
import { withChoices } from '../pair-choice/rules.ts'
import { listChosenPairs, settleChoices } from '../pair-choice/store.ts'
import { learnWeights } from '../weights/actions.ts'
import { currentWeeks, seedOf } from './rules.ts'
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

/** What a run of that week, at that moment, is computed from. */
export async function gatherInputs(
  { db, community }: Scope,
  { week, seed, now }: { week: string; seed: number; now: Date },
): Promise<WeeklyInputs> {
  // Before the members: a change that comes in between is served by the next list as well, rather than by none.
  const criteriaChanges = await store.listCriteriaChanges(db)
  const found = await members.listMatchMembers(db, { lang: community.lang, now, since: null })
  return {
    now: now.toISOString(),
    seed,
    members: found.flatMap(({ changedAt, ...member }) => (member.isActive ? [member] : [])),
    pairs: await members.listPairs(db, { readerId: null, exceptWeek: week, now }),
    tastes: await members.listTastes(db, null),
    adminScores: await members.listAdminScores(db, null),
    weights: (await members.findWeights(db)) ?? [],
    criteriaChanges,
    rules: withChoices(await members.findRules(db), await listChosenPairs(db, week)),
  }
}

/**
 * Inputs of the run. Stored once and never gathered again, so that an interrupted run is repeated with the same inputs.
 */
async function inputsOf(scope: Scope, run: store.Run): Promise<WeeklyInputs> {
  const { db, community, now } = scope
  await store.lockInputs(db, community.id)
  const kept = await store.findInputs(db, run.id)
  if (kept) return kept
  const inputs = await gatherInputs(scope, { week: run.week, seed: run.seed, now })
  await store.saveInputs(db, community.id, run.id, inputs)
  await store.forgetOldInputs(db)
  return inputs
}

/**
 * One run per community and week (idempotent): its row is unique, its inputs are stored before the work, and lists are written
 * together with DONE. Two workers that run it concurrently have the same inputs and so the same lists, which the first to finish
 * writes. It runs in a worker thread and holds no transaction meanwhile.
 */
const runJob = job(
  'matching.run',
  async ({ week }, scope) => {
    // Lists do not wait for better weights: those in use are kept.
    await learnWeights(scope, week).catch(error => scope.log.error({ err: error }, 'weights were not learnt'))
    const begun = await scope.inOwnScope(async inner => {
      const { db, community, now } = inner
      const fresh = { communityId: community.id, id: inner.newId(), week, seed: seedOf(community.id, week), at: now }
      const run = await store.openRun(db, fresh)
      return run.status === 'DONE' ? null : { run, inputs: await inputsOf(inner, run) }
    })
    if (!begun) return
    const inputs = { ...begun.inputs, vectors: (await findVectors(scope)).batches }
    const thread = new MatcherThread()
    try {
      const result = await thread.send('run', inputs, reporter(scope, begun.run.id))
      await scope.inOwnScope(async ({ db, community, now, newId }) => {
        const { id } = await store.openRun(db, { ...begun.run, communityId: community.id, at: now })
        const run = await store.lockRun(db, id)
        if (run.status === 'DONE') return
        await store.writeResult(db, { ...run, communityId: community.id, at: now, newId }, result)
        await settleChoices(db, run.week, result.dropped)
        await store.forgetCriteriaChanges(db, run.id, inputs.criteriaChanges ?? [])
      })
    } catch (error) {
      const problem = error instanceof Error ? error.message.slice(0, 500) : String(error)
      await scope.inOwnTransaction(db => store.failRun(db, begun.run.id, problem))
      throw error
    } finally {
      await thread.stop()
    }
  },
  { holdsTransaction: false },
)

/** Saves the progress, throttled. */
function reporter(scope: Scope, runId: string): (share: number) => void {
  let told = 0
  return share => {
    if (Date.now() - told < progressEveryMs) return
    told = Date.now()
    scope.inOwnTransaction(db => store.setProgress(db, runId, share)).catch(() => {})
  }
}

export const runJobs: Job[] = [runJob]

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
    run: async ({ now, sql, inEachCommunity }) => {
      const weeks = currentWeeks(await store.listTimeZones(sql), now)
      const lostBefore = new Date(now.getTime() - lostAfterMs)
      await inEachCommunity(queueRun, await store.listCommunitiesWithoutRun(sql, weeks, lostBefore))
    },
  },
]
