import type { PairToScore, scoreMatchApi } from '#contract/matching/score-match.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Action, UserContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { findRelevances } from '../recommendation/recommendation.ts'
import { canScore } from './access.ts'
import { assistanceOf } from './assistance.ts'
import { agreementOf, orderPair, type Pair, recentSince } from './rules.ts'
import * as store from './store.ts'

type Api = typeof scoreMatchApi

export const getNext: Action<Api['getNext']> = async ({ skip }, { db, actor, now }) => {
  const { userId, participantId } = actor
  const [next, scoredPairs] = await Promise.all([
    store.findNext(db, { userId, participantId, since: recentSince(now), skip }),
    store.listScoredPairs(db),
  ])
  return { pair: next && (await findBoth(db, next)), agreement: agreementOf(scoredPairs) }
}

export const listPairHistory: Action<Api['listPairHistory']> = async ({ firstId, secondId }, ctx) => {
  const { pair } = await findPair(ctx, firstId, secondId)
  return store.listEvents(ctx.db, pair)
}

export const getAssistance: Action<Api['getAssistance']> = async ({ firstId, secondId }, ctx) => {
  const { pair, people } = await findPair(ctx, firstId, secondId)
  return assistanceOf(people.first, people.second, await store.findPast(ctx.db, pair), ctx.lang)
}

export const score: Action<Api['score']> = async ({ firstId, secondId, internalAdminScore }, ctx) => {
  const { db, community, actor, lang, now } = ctx
  const { pair } = await findPair(ctx, firstId, secondId)
  const shown = await store.findShown(db, pair)
  ensure(shown, 'NOT_FOUND')
  const machineRate = shown.rate
  const place = { ...pair, communityId: community.id, scoredBy: actor.userId }
  await store.saveScore(db, { ...place, score: internalAdminScore, machineRate, at: now })
  const { others, above } = await store.countRanked(db, pair, machineRate, recentSince(now))
  const { participantId, subjectId } = shown
  const rates = new Map([[subjectId, machineRate]])
  const relevance = (await findRelevances(db, participantId, [subjectId], lang, { rates, now })).get(subjectId)
  return {
    machineRate: relevance?.rate ?? machineRate,
    relevanceLevel: relevance?.relevanceLevel ?? 'LOW',
    machineRank: above + 1,
    rankedPairs: others + 1,
    agreement: agreementOf(await store.listScoredPairs(db)),
  }
}

/** Two different visible participants, neither of them the moderator. */
async function findPair({ db, actor }: UserContext, firstId: string, secondId: string) {
  const pair = orderPair(firstId, secondId)
  ensure(canScore(actor, pair), 'NOT_FOUND')
  const people = await findBoth(db, pair)
  ensure(people, 'NOT_FOUND')
  return { pair, people }
}

async function findBoth(db: Db, { firstId, secondId }: Pair): Promise<PairToScore | null> {
  const people = await store.findPairParticipants(db, [firstId, secondId])
  const [first, second] = [people.get(firstId), people.get(secondId)]
  return first && second ? { first, second } : null
}
