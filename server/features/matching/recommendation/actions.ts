import type { Language } from '#contract/languages.ts'
import type { recommendationApi } from '#contract/matching/recommendation.ts'
import type { RelevanceLevel } from '#contract/matching/relevance.ts'
import type { Standing } from '#contract/matching/standing.ts'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { mondayOf, nextRunAt } from '#server/features/matching/run/week.ts'
import { findOther, findPeople, findStandings, noStanding } from '#server/features/matching/standing/store.ts'
import { localTime } from '#server/platform/clock/zone.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Action, ParticipantContext, Scope } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure } from '#server/platform/http/failure.ts'
import type { Matcher } from '../matcher/matcher.ts'
import { queueJudging } from '../pair-judgement/jobs.ts'
import { queueNewcomer } from './newcomer.ts'
import { describe, findListed, findRelevances, noRelevance, type Reader } from './recommendation.ts'
import { hasStatus, needsList, topPlaces } from './rules.ts'
import * as store from './store.ts'

type Api = typeof recommendationApi

const pageSize = 30

/** One engine thread per process. */
export function recommendationActions(matcher: Matcher) {
  const list: Action<Api['list']> = async ({ page, status }, ctx) => {
    const { community, actor, now, lang } = ctx
    const me = actor.participantId
    const today = localTime(now, community.timeZone).day
    const state = await ctx.inOwnScope(({ db }) => store.findListState(db, me, today))
    if (needsList(state)) await makeList(matcher, ctx, today, state.changeId)
    return ctx.inOwnScope(async ({ db }) => {
      const rows = await store.listCurrent(db, me, today)
      const described = await describe(db, { id: me, lang, now }, rows, { isList: true })
      const found = described.filter(({ standing }) => hasStatus(status, standing))
      return {
        items: found.slice(page * pageSize, (page + 1) * pageSize),
        next: null,
        total: found.length,
        nextRunAt: nextRunAt(now, community.timeZone).toISOString(),
        chosenFrom: (await store.findChosenFrom(db)) ?? community.memberCount,
      }
    })
  }

  const listHistory: Action<Api['listHistory']> = async (paging, { db, actor, lang, now }) => {
    const page = pageOf(paging)
    const found = await store.listHistory(db, actor.participantId, page)
    const { items, next } = cutPage(found, page, ({ matchedAt, id }) => ({ at: matchedAt, id }))
    return {
      items: await describe(db, { id: actor.participantId, lang, now }, items, { isList: false }),
      next,
      total: null,
    }
  }

  const calcRelevanceRate: Action<Api['calcRelevanceRate']> = async ({ participantId }, ctx) => {
    const { actor, lang, now } = ctx
    const me = actor.participantId
    ensure(await ctx.inOwnScope(({ db }) => findOther(db, me, participantId)), 'NOT_FOUND')
    const found = await matcher.rate(ctx, me, participantId)
    ensure(found, 'NOT_FOUND')
    const rates = new Map([[participantId, found.rate]])
    const relevances = await ctx.inOwnScope(({ db }) => findRelevances(db, me, [participantId], lang, { rates, now }))
    return { ...(relevances.get(participantId) ?? noRelevance), matchingDate: now.toISOString() }
  }

  const getRelevanceRate: Action<Api['getRelevanceRate']> = async ({ participantId }, { db, actor, lang, now }) => {
    const me = actor.participantId
    ensure(await findOther(db, me, participantId), 'NOT_FOUND')
    const known = await store.findLatest(db, me, participantId)
    if (!known) return { ...noRelevance, matchingDate: null }
    const rates = new Map([[participantId, known.rate]])
    const relevances = await findRelevances(db, me, [participantId], lang, { rates, now })
    return { ...(relevances.get(participantId) ?? noRelevance), matchingDate: known.matchedAt }
  }

  return { list, listHistory, calcRelevanceRate, getRelevanceRate }
}

/**
 * Makes an instant list without holding a transaction; a concurrent call may have made it already. The search leaves out the people of this
 * week's list, who are in the cooldown: they are rated again, and the best answers to the request come first.
 */
async function makeList(
  matcher: Matcher,
  ctx: ParticipantContext,
  today: string,
  changeId: string | null,
): Promise<void> {
  const { community, now } = ctx
  const participantId = ctx.actor.participantId
  const week = mondayOf(now, community.timeZone)
  const known = await ctx.inOwnScope(({ db }) => store.listOfWeek(db, participantId, week))
  const shown = await matcher.recommend(ctx, participantId, null)
  const again = known.length > 0 ? await matcher.rateAmong(ctx, participantId, known) : []
  await ctx.inOwnScope(async scope => {
    const { db } = scope
    await store.lockList(db, participantId)
    const state = await store.findListState(db, participantId, today)
    if (!needsList(state)) return
    await store.forgetChange(db, participantId, changeId)
    if (!state.hasList) await queueNewcomer(scope, participantId)
    const list = { communityId: community.id, participantId, week, at: now, newId: ctx.newId }
    await store.replaceInstantList(db, list, { shown, again })
    await queueJudging(scope, { readerId: participantId })
  })
}

type Match = {
  person: ListedParticipant
  reason: string | null
  /** Of the latest recommendation; null without one. */
  relevanceLevel: RelevanceLevel | null
  privateNote: string
}

/** Another participant, and why the caller fits them; null for one whom the caller may not see. */
export async function findMatch({ db, actor, lang, now }: ParticipantContext, id: string): Promise<Match | null> {
  const me = actor.participantId
  const person = await findOther(db, me, id)
  if (!person) return null
  const { reason = null, relevanceLevel = null } = (await findRelevances(db, me, [id], lang, { now })).get(id) ?? {}
  const { privateNote } = (await findStandings(db, me, [id])).get(id) ?? noStanding
  return { person, reason, relevanceLevel, privateNote }
}

type LetterReader = Reader & { today: string }

/** The first of a member's current recommendations whom they have not written to, for a letter. Makes no new list. */
export async function listForLetter(
  db: Db,
  { today, ...reader }: LetterReader,
  count: number,
): Promise<{ person: ListedParticipant; reason: string }[]> {
  const rows = await store.listCurrent(db, reader.id, today)
  const described = await describe(db, reader, rows, { isList: true })
  return described
    .filter(({ standing }) => hasStatus('ACTIVE', standing) && standing.intro === null)
    .slice(0, count)
    .map(({ person, reason }) => ({ person, reason: reason ?? '' }))
}

type PersonWithStanding = { person: ListedParticipant; standing: Standing }

/** Those of the participants whom the reader may see, in the given order. */
export async function listPeopleWithStandings(db: Db, readerId: string, ids: string[]): Promise<PersonWithStanding[]> {
  const [people, standings] = [await findPeople(db, readerId, ids), await findStandings(db, readerId, ids)]
  return ids.flatMap(id => {
    const person = people.get(id)
    return person ? [{ person, standing: (standings.get(id) ?? noStanding).standing }] : []
  })
}

type Ranked = PersonWithStanding & { reason: string | null; relevanceLevel: RelevanceLevel }

/** Looked up among the best, in case some of them are not shown to the reader. */
const sparePlaces = 20

/** This week's people of a participant, as the list shows them. */
export async function listThisWeek({ db, community, now }: Scope, reader: { id: string; lang: Language }) {
  const rows = await store.listCurrent(db, reader.id, localTime(now, community.timeZone).day)
  return (await describe(db, { ...reader, now }, rows, { isList: true })).slice(0, topPlaces)
}

/** Of these participants, those who may be recommended to the caller, best first, each with the reason. */
export const rankAmongWith =
  (matcher: Matcher) =>
  async (ctx: ParticipantContext, ids: string[], count: number): Promise<Ranked[]> => {
    const me = ctx.actor.participantId
    const best = (await matcher.rateAmong(ctx, me, ids)).slice(0, count + sparePlaces)
    const rates = new Map(best.map(({ subjectId, rate }) => [subjectId, rate]))
    return ctx.inOwnScope(async ({ db }) => {
      const found = (await listPeopleWithStandings(db, me, [...rates.keys()])).slice(0, count)
      const shown = new Map([...rates].filter(([id]) => found.some(({ person }) => person.id === id)))
      const relevances = await findListed(db, { id: me, lang: ctx.lang, now: ctx.now }, shown)
      const people = new Map(found.map(each => [each.person.id, each]))
      return [...relevances].flatMap(([id, { reason, relevanceLevel }]) => {
        const one = people.get(id)
        return one ? [{ ...one, reason, relevanceLevel }] : []
      })
    })
  }

export type RankAmong = ReturnType<typeof rankAmongWith>
