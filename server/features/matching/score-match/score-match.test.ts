import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildIntro } from '#server/features/matching/intro/testing.ts'
import { buildMatching } from '#server/features/matching/recommendation/testing.ts'
import { buildRelation } from '#server/features/matching/relation/testing.ts'
import { buildParticipant, buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildPairScore } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
  here = await buildCommunity(t)
})

/** Without a profile, like users in organiser mode. */
async function moderator() {
  const place = await buildConnection(t, { communityId: here.id, permissions: ['CAN_SCORE_MATCHES'] })
  return { ...place, token: (await buildSession(t, place)).token }
}
type Caller = { token: string }
const as = ({ token }: Caller, lang = 'en') => ({ host: here.host, token, headers: { 'accept-language': lang } })
const next = async (me: Caller) => (await t.call(api.scoreMatch.getNext, {}, as(me))).body
const score = (me: Caller, { participantId, subjectId }: Shown, internalAdminScore: number) =>
  t.call(api.scoreMatch.score, { firstId: participantId, secondId: subjectId, internalAdminScore }, as(me))
type Shown = { participantId: string; subjectId: string }
const weeksAgo = (weeks: number) => new Date(t.clock.now().getTime() - weeks * 7 * 86_400_000)
const shown = (options: Partial<Parameters<typeof buildMatching>[1]> = {}) =>
  buildMatching(t, { communityId: here.id, ...options })
const isPair = (found: Awaited<ReturnType<typeof next>>, { participantId, subjectId }: Shown) =>
  [found.pair?.first.id, found.pair?.second.id].sort().join() === [participantId, subjectId].sort().join()

describe('the pair to score next', () => {
  test('is null without recommendations', async () => {
    expect(await next(await moderator())).toEqual({ pair: null, agreement: { scored: 0, share: null } })
  })

  test("comes with both profiles, and without the model's rate", async () => {
    const me = await moderator()
    const pair = await shown({ rate: 61.25 })
    await t.owner`update participant set about = 'Bakes bread', can_help = 'Sourdough', goal = 'A bakery' where id = ${pair.subjectId}`
    const { body, raw } = await t.call(api.scoreMatch.getNext, {}, as(me))
    const judged = [body.pair?.first, body.pair?.second].find(person => person?.id === pair.subjectId)
    expect(judged).toMatchObject({
      about: 'Bakes bread',
      canHelp: 'Sourdough',
      goal: 'A bakery',
      lookingFor: 'a partner for a school of speech',
    })
    expect(raw).not.toContain('61.25')
  })

  test('has the fewest scores, then the rate nearest the middle, and is never one scored before', async () => {
    const [me, colleague] = [await moderator(), await moderator()]
    const [low, middle, high] = [await shown({ rate: 5 }), await shown({ rate: 40 }), await shown({ rate: 95 })]
    expect(isPair(await next(me), middle)).toBe(true)
    await buildPairScore(t, { ...middle, scoredBy: colleague.userId })
    expect(isPair(await next(me), low)).toBe(true)
    expect((await score(me, low, 3)).status).toBe(200)
    expect(isPair(await next(me), high)).toBe(true)
    await score(me, high, 8)
    expect(isPair(await next(me), middle)).toBe(true)
    await score(me, middle, 5)
    expect((await next(me)).pair).toBeNull()
    expect((await next(colleague)).pair).not.toBeNull()
  })

  test('counts both directions as one pair', async () => {
    const me = await moderator()
    const pair = await shown()
    await shown({ participantId: pair.subjectId, subjectId: pair.participantId })
    await score(me, pair, 5)
    expect((await next(me)).pair).toBeNull()
  })

  test('was recommended recently, not by an intro, with both visible', async () => {
    const me = await moderator()
    await shown({ at: weeksAgo(9) })
    await shown({ origin: 'INTRO' })
    const hidden = await shown()
    await t.owner`update participant set is_profile_enabled = false where id = ${hidden.subjectId}`
    await buildMatching(t, { communityId: (await buildCommunity(t)).id })
    expect((await next(me)).pair).toBeNull()
  })

  test('never includes the moderator', async () => {
    const me = await buildSignedInParticipant(t, here.id, { permissions: ['CAN_SCORE_MATCHES'] })
    const own = await shown({ participantId: me.id })
    expect((await next(me)).pair).toBeNull()
    expect((await score(me, own, 5)).status).toBe(404)
    const input = { firstId: own.participantId, secondId: own.subjectId }
    expect((await t.call(api.scoreMatch.listPairHistory, input, as(me))).status).toBe(404)
  })
})

describe('the history of a pair', () => {
  const history = async (me: Caller, { participantId, subjectId }: Shown) =>
    (await t.call(api.scoreMatch.listPairHistory, { firstId: participantId, secondId: subjectId }, as(me))).body

  test("is listed newest first, with who did what, and without the model's rate", async () => {
    const me = await moderator()
    const at = (minute: number) => new Date(t.clock.now().getTime() - 3_600_000 + minute * 60_000)
    const pair = await shown({ at: at(1), rate: 77.5, week: '2026-11-09' })
    const { participantId: anna, subjectId: boris } = pair
    const back = { communityId: here.id, participantId: boris, subjectId: anna }
    await shown({ ...back, at: at(2), week: '2026-11-09', score: 4 })
    await buildRelation(t, {
      communityId: here.id,
      participantId: anna,
      subjectId: boris,
      relationType: 'LIKE',
      at: at(3),
    })
    await buildRelation(t, { ...back, relationType: 'DISLIKE', at: at(4) })
    const intro = { communityId: here.id, participantId: anna, subjectId: boris, at: at(5) }
    await buildIntro(t, { ...intro, status: 'DECLINED', answeredAt: at(6) })
    await buildPairScore(t, { ...intro, scoredBy: me.userId, score: 9, at: at(7) })
    const events = await history(me, { participantId: boris, subjectId: anna })
    expect(events.map(({ kind, byId, score }) => [kind, byId, score])).toEqual([
      ['ADMIN_SCORE', null, 9],
      ['DECLINED', boris, null],
      ['INTRO', anna, null],
      ['DISLIKE', boris, null],
      ['LIKE', anna, null],
      ['MEETING_SCORE', boris, 4],
      ['RECOMMENDED', null, null],
    ])
  })

  test('is empty for two without any', async () => {
    const me = await moderator()
    const people = [
      await buildParticipant(t, { communityId: here.id }),
      await buildParticipant(t, { communityId: here.id }),
    ]
    await shown()
    expect(await history(me, { participantId: people[0]?.id as string, subjectId: people[1]?.id as string })).toEqual(
      [],
    )
  })
})

test("the assistance is in the moderator's language", async () => {
  const me = await moderator()
  const pair = await shown()
  await t.owner`update participant set tags = ${['Tea', 'Other']}, looking_for = '' where id in (${pair.participantId}, ${pair.subjectId})`
  await t.owner`update participant set looking_for = 'A tea house' where id = ${pair.subjectId}`
  await buildRelation(t, { ...pair, relationType: 'DISLIKE' })
  const input = { firstId: pair.participantId, secondId: pair.subjectId }
  const told = async (lang: string) => (await t.call(api.scoreMatch.getAssistance, input, as(me, lang))).body
  expect(await told('en')).toEqual({
    pros: ['Shared topics: Tea.'],
    cons: ['Vera Example does not say who they are looking for.', 'Vera Example does not want this intro.'],
  })
  expect((await told('ru')).pros).toEqual(['Общие темы: Tea.'])
})

describe('a score', () => {
  test("is answered with the model's rate, its rank and the agreement so far", async () => {
    const me = await moderator()
    const [best, good, bad] = [await shown({ rate: 90 }), await shown({ rate: 50 }), await shown({ rate: 10 })]
    await t.owner`update participant set looking_for = 'Looking for an accountant' where id = ${good.participantId}`
    await t.owner`update participant set position = 'Accountant' where id = ${good.subjectId}`
    await shown({ rate: 95, at: weeksAgo(9) })
    expect((await score(me, good, 8)).body).toEqual({
      machineRate: 50,
      relevanceLevel: 'MEDIUM',
      machineRank: 2,
      rankedPairs: 3,
      agreement: { scored: 1, share: null },
    })
    expect((await score(me, bad, 2)).body).toMatchObject({
      relevanceLevel: 'LOW',
      machineRank: 3,
      agreement: { scored: 2, share: 1 },
    })
    const last = (await score(me, best, 5)).body
    // The profiles say nothing that answers: the reader was not shown it as a match either. The rank is that of the rate.
    expect(last).toMatchObject({ machineRate: 39, relevanceLevel: 'LOW' })
    expect(last).toMatchObject({ machineRank: 1, agreement: { scored: 3 } })
    expect(last.agreement.share).toBeCloseTo(2 / 3)
    expect((await next(me)).agreement).toEqual(last.agreement)
  })

  test('is replaced when repeated, and stored per moderator', async () => {
    const [me, colleague] = [await moderator(), await moderator()]
    const pair = await shown({ rate: 33, at: weeksAgo(2) })
    await score(me, pair, 2)
    await shown({ ...pair, id: undefined, rate: 44, at: weeksAgo(1) })
    await score(me, pair, 6)
    expect((await score(colleague, pair, 10)).body.agreement.scored).toBe(1)
    const kept = await t.owner`
      select internal_admin_score, machine_rate from pair_score where community_id = ${here.id} order by internal_admin_score`
    expect(kept).toEqual([
      { internalAdminScore: 6, machineRate: 44 },
      { internalAdminScore: 10, machineRate: 44 },
    ])
  })

  test('ranks an old pair as an additional one', async () => {
    const me = await moderator()
    await shown({ rate: 90 })
    const old = await shown({ rate: 50, at: weeksAgo(20) })
    expect((await score(me, old, 5)).body).toMatchObject({ machineRank: 2, rankedPairs: 2 })
  })

  test.each([-1, 11, 5.5])('is refused as %d', async value => {
    expect((await score(await moderator(), await shown(), value)).failure.name).toBe('INVALID_INPUT')
  })

  test('is refused for a pair never recommended, one person twice, and other communities', async () => {
    const me = await moderator()
    const pair = await shown()
    const foreign = await buildMatching(t, { communityId: (await buildCommunity(t)).id })
    const person = await buildParticipant(t, { communityId: here.id })
    const written = await shown({ origin: 'INTRO' })
    for (const [participantId, subjectId] of [
      [person.id, pair.subjectId],
      [pair.subjectId, pair.subjectId],
      [pair.participantId, foreign.subjectId],
      [foreign.participantId, foreign.subjectId],
      [written.participantId, written.subjectId],
    ] as [string, string][]) {
      expect((await score(me, { participantId, subjectId }, 5)).failure).toMatchObject({
        status: 404,
        name: 'NOT_FOUND',
      })
    }
    const input = { firstId: foreign.participantId, secondId: foreign.subjectId }
    for (const row of [api.scoreMatch.listPairHistory, api.scoreMatch.getAssistance])
      expect((await t.call(row, input, as(me))).status).toBe(404)
  })

  test('needs the permission to score matches', async () => {
    const member = await buildSignedInParticipant(t, here.id, { permissions: ['CAN_MODERATE_COMMUNITY'] })
    const pair = await shown()
    const input = { firstId: pair.participantId, secondId: pair.subjectId }
    expect((await score(member, pair, 5)).status).toBe(403)
    expect((await t.call(api.scoreMatch.getNext, {}, as(member))).status).toBe(403)
    expect((await t.call(api.scoreMatch.listPairHistory, input, as(member))).status).toBe(403)
    expect((await t.call(api.scoreMatch.getAssistance, input, as(member))).status).toBe(403)
  })
})
