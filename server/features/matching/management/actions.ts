import type { managementApi } from '#contract/matching/management.ts'
import { recordChange } from '#server/features/admin/change/actions.ts'
import type { Action, UserContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { findSavedRules } from '../engine-data/store.ts'
import { queueRun } from '../run/jobs.ts'
import { orderPair, type Pair } from '../score-match/rules.ts'
import { findPeople, team } from '../standing/store.ts'
import { canStartRun } from './access.ts'
import { changedRules, defaultRules, isStarving, paceOf, shownFacts } from './rules.ts'
import * as store from './store.ts'

type Api = typeof managementApi

const runsAtMost = 10

export const listRuns: Action<Api['listRuns']> = async (_input, { db, actor }) => {
  const runs = await store.listRuns(db, runsAtMost)
  const items = runs.map(({ facts, ...run }) => ({ ...run, facts: shownFacts(run.status, facts) }))
  return { items, can: { start: canStartRun(actor) } }
}

export const startRun: Action<Api['startRun']> = async (_input, ctx) => {
  await queueRun(ctx)
  await recordChange(ctx, ctx.actor, { kind: 'run', before: {}, after: { isStarted: true } })
  return {}
}

export const getRules: Action<Api['getRules']> = async (_input, { db }) => {
  const [kept, members, pairs] = await Promise.all([
    findSavedRules(db),
    store.countMembers(db),
    store.listPairRules(db),
  ])
  const rules = kept ?? defaultRules
  // The default cooldown is shortened automatically; the warning is only for one that managers chose.
  return { ...rules, pairs, pace: paceOf(members, rules), isStarving: kept !== null && isStarving(members, rules) }
}

export const updateRules: Action<Api['updateRules']> = async (rules, ctx) => {
  const { db, community, now } = ctx
  const before = (await findSavedRules(db)) ?? defaultRules
  await store.saveRules(db, community.id, rules, now)
  await recordChange(ctx, ctx.actor, { kind: 'matchingRules', ...changedRules(before, rules) })
  const members = await store.countMembers(db)
  return { pace: paceOf(members, rules), isStarving: isStarving(members, rules) }
}

export const setPairRule: Action<Api['setPairRule']> = async ({ firstId, secondId, kind }, ctx) => {
  const pair = await findPair(ctx, firstId, secondId)
  const { community, actor, now } = ctx
  await store.savePairRule(ctx.db, { ...pair, kind, communityId: community.id, createdBy: actor.userId, at: now })
  await recordPair(ctx, pair, null, kind)
  return {}
}

export const removePairRule: Action<Api['removePairRule']> = async ({ firstId, secondId }, ctx) => {
  ensure(firstId !== secondId, 'INVALID_INPUT')
  // Also for a participant who is hidden now.
  ensure(await store.areHere(ctx.db, [firstId, secondId]), 'NOT_FOUND')
  const pair = orderPair(firstId, secondId)
  await store.removePairRule(ctx.db, pair)
  await recordPair(ctx, pair, 'rule', null)
  return {}
}

/** Without the second person: what the log says about somebody must leave it with their account. */
const recordPair = (ctx: UserContext, { firstId }: Pair, before: string | null, after: string | null): Promise<void> =>
  recordChange(ctx, ctx.actor, {
    kind: 'matchingRules',
    subjectId: firstId,
    before: { pair: before },
    after: { pair: after },
  })

/** Two different visible participants. */
async function findPair({ db }: UserContext, firstId: string, secondId: string): Promise<Pair> {
  const pair = orderPair(firstId, secondId)
  ensure(pair.firstId !== pair.secondId, 'INVALID_INPUT')
  ensure((await findPeople(db, team, [pair.firstId, pair.secondId])).size === 2, 'NOT_FOUND')
  return pair
}
