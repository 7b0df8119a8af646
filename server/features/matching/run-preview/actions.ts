import type { PreviewedMember, runPreviewApi, ShownPerson } from '#contract/matching/run-preview.ts'
import type { Action, UserContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { findNextRun } from '../pair-choice/actions.ts'
import { hashOf } from '../pair-choice/rules.ts'
import { findChoicesOf, listChosenPairs } from '../pair-choice/store.ts'
import { findListed } from '../recommendation/recommendation.ts'
import { findPeople, team } from '../standing/store.ts'
import { cutByPlace, isLost, isPreviewPast } from './rules.ts'
import * as store from './store.ts'

type Api = typeof runPreviewApi

export const get: Action<Api['get']> = async (_input, ctx) => {
  const { week, at } = await findNextRun(ctx)
  const state = await store.findPreview(ctx.db)
  const choices = hashOf(await listChosenPairs(ctx.db, week))
  const made = state?.made
  return {
    week,
    runAt: at.toISOString(),
    status: state?.status ?? null,
    progress: state?.progress ?? 0,
    made: made
      ? {
          madeAt: made.madeAt,
          week: made.week,
          facts: made.facts,
          isPast: isPreviewPast(made.week, week),
          isStale: made.choices !== choices,
        }
      : null,
  }
}

export const make: Action<Api['make']> = async (_input, ctx) => {
  const { db, community, now } = ctx
  const state = await store.findPreview(db)
  if (state && !isLost(state, now)) return {}
  const id = ctx.newId()
  await store.askForPreview(db, community.id, id, now)
  await ctx.queue('matching.preview', { id }, { key: `preview ${community.id}` })
  return {}
}

export const listMembers: Action<Api['listMembers']> = async ({ order, after, size }, ctx) => {
  const made = await findMade(ctx)
  if (!made) return { items: [], next: null, total: 0 }
  const rows = await store.listMembers(ctx.db, made.id, { order, after: Number(after ?? 0), count: size + 1 })
  const { items, next } = cutByPlace(rows, size)
  const people = await findPeople(
    ctx.db,
    team,
    items.map(({ readerId }) => readerId),
  )
  return {
    items: items.flatMap(({ readerId, place, ...row }): PreviewedMember[] => {
      const person = people.get(readerId)
      return person ? [{ person, ...row }] : []
    }),
    next,
    total: order === 'FEW' ? made.facts.few : await store.countShown(ctx.db, made.id),
  }
}

export const listPairs: Action<Api['listPairs']> = async ({ kind, after, size }, ctx) => {
  const made = await findMade(ctx)
  if (!made) return { items: [], next: null, total: 0 }
  const rows = await store.listPairs(ctx.db, made.id, { kind, after: Number(after ?? 0), count: size + 1 })
  const { items, next } = cutByPlace(rows, size)
  const readers = await findPeople(
    ctx.db,
    team,
    items.map(({ readerId }) => readerId),
  )
  const found = []
  for (const { readerId, subjectId, rate } of items) {
    const reader = readers.get(readerId)
    const [shown] = reader ? await describe(ctx, readerId, [{ id: subjectId, rate }]) : []
    if (reader && shown) found.push({ reader, ...shown })
  }
  return { items: found, next, total: await store.countPairs(ctx.db, made.id, kind) }
}

export const getList: Action<Api['getList']> = async ({ participantId }, ctx) => {
  const made = await findMade(ctx)
  const row = made && (await store.findList(ctx.db, made.id, participantId))
  const person = (await findPeople(ctx.db, team, [participantId])).get(participantId)
  ensure(row && person, 'NOT_FOUND')
  const { readerId, subjects, rates, ...rest } = row
  const shown = subjects.map((id, at) => ({ id, rate: rates[at] as number }))
  return { person, ...rest, items: await describe(ctx, readerId, shown) }
}

async function findMade({ db }: UserContext) {
  return (await store.findPreview(db))?.made ?? null
}

/** People of a list who can still be seen, with the reason as the reader would see it. */
async function describe(
  ctx: UserContext,
  readerId: string,
  shown: { id: string; rate: number }[],
): Promise<ShownPerson[]> {
  const ids = shown.map(({ id }) => id)
  const { week } = await findNextRun(ctx)
  const rates = new Map(shown.map(({ id, rate }) => [id, rate]))
  const [people, relevances, choices] = [
    await findPeople(ctx.db, team, ids),
    await findListed(ctx.db, { id: readerId, lang: ctx.lang, now: ctx.now }, rates),
    await findChoicesOf(ctx.db, week, readerId, ids),
  ]
  return ids.flatMap(id => {
    const [person, relevance] = [people.get(id), relevances.get(id)]
    return person && relevance ? [{ person, ...relevance, choice: choices.get(id) ?? null }] : []
  })
}
