import type { PairChoice, pairChoiceApi } from '#contract/matching/pair-choice.ts'
import { recordChange } from '#server/features/admin/change/actions.ts'
import type { Action, Scope, UserContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { areHere } from '../management/store.ts'
import { nextRunOf } from '../run/rules.ts'
import { findRun, lockInputs } from '../run/store.ts'
import { mondayOf } from '../run/week.ts'
import { orderPair } from '../score-match/rules.ts'
import { findPeople, team } from '../standing/store.ts'
import { choicesAtMost } from './rules.ts'
import * as store from './store.ts'

type Api = typeof pairChoiceApi

/** The next run: this week's until it begins, then that of the next Monday. */
export async function findNextRun({ db, community, now }: Scope): Promise<{ week: string; at: Date }> {
  const begun = await findRun(db, mondayOf(now, community.timeZone))
  return nextRunOf(now, community.timeZone, begun !== null)
}

/** Locked against a run that gathers its inputs: a choice is saved for a run that obeys it. */
async function lockNextRun(ctx: UserContext): Promise<string> {
  await lockInputs(ctx.db, ctx.community.id)
  return (await findNextRun(ctx)).week
}

export const list: Action<Api['list']> = async (_input, ctx) => {
  const { week, at } = await findNextRun(ctx)
  const lastWeek = await store.findLastWeek(ctx.db, week)
  return {
    week,
    runAt: at.toISOString(),
    items: await describe(ctx, await store.listChoices(ctx.db, week)),
    last:
      lastWeek === null
        ? null
        : { week: lastWeek, items: await describe(ctx, await store.listChoices(ctx.db, lastWeek)) },
  }
}

export const set: Action<Api['set']> = async ({ firstId, secondId, choice }, ctx) => {
  const { db, community, actor, now } = ctx
  const pair = orderPair(firstId, secondId)
  ensure(firstId !== secondId, 'INVALID_INPUT')
  ensure((await findPeople(db, team, [firstId, secondId])).size === 2, 'NOT_FOUND')
  ensure(choice === 'SKIP' || !(await store.isRuledOut(db, pair)), 'PAIR_RULED_OUT')
  const week = await lockNextRun(ctx)
  const known = await store.listChosenPairs(db, week)
  const before = known.find(each => each.firstId === pair.firstId && each.secondId === pair.secondId)
  ensure(before || known.length < choicesAtMost, 'TOO_MANY_CHOICES')
  await store.saveChoice(db, { ...pair, choice, communityId: community.id, week, createdBy: actor.userId, at: now })
  await record(ctx, pair.firstId, before?.choice ?? null, choice)
  return {}
}

export const remove: Action<Api['remove']> = async ({ firstId, secondId }, ctx) => {
  ensure(firstId !== secondId, 'INVALID_INPUT')
  // Also for a participant who is hidden now.
  ensure(await areHere(ctx.db, [firstId, secondId]), 'NOT_FOUND')
  const pair = orderPair(firstId, secondId)
  const week = await lockNextRun(ctx)
  const before = (await store.findChoicesOf(ctx.db, week, pair.firstId, [pair.secondId])).get(pair.secondId) ?? null
  await store.removeChoice(ctx.db, week, pair)
  await record(ctx, pair.firstId, before, null)
  return {}
}

/** Without the second person: what the log says about somebody must leave it with their account. */
const record = (ctx: UserContext, subjectId: string, before: string | null, after: string | null): Promise<void> =>
  recordChange(ctx, ctx.actor, {
    kind: 'matchingRules',
    subjectId,
    before: { pairOfNextRun: before },
    after: { pairOfNextRun: after },
  })

/** Without pairs of which one is hidden now. */
async function describe({ db }: UserContext, rows: store.ChoiceRow[]): Promise<PairChoice[]> {
  const people = await findPeople(
    db,
    team,
    rows.flatMap(({ firstId, secondId }) => [firstId, secondId]),
  )
  return rows.flatMap(({ firstId, secondId, ...rest }) => {
    const [first, second] = [people.get(firstId), people.get(secondId)]
    return first && second ? [{ first, second, ...rest }] : []
  })
}
