import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildIntro } from '#server/features/matching/intro/testing.ts'
import { buildMatching } from '#server/features/matching/recommendation/testing.ts'
import { buildFilledParticipant } from '#server/features/participants/participant/testing.ts'
import { touchSessions } from '#server/platform/http/store.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { matcherChores } from './chores.ts'

let t: TestApp
let here: Awaited<ReturnType<typeof buildCommunity>>
type Member = Awaited<ReturnType<typeof buildFilledParticipant>>
let reader: Member
let subject: Member
let third: Member

const dayMs = 86_400_000
const ago = (days: number) => new Date(t.clock.now().getTime() - days * dayMs)
const as = ({ token }: Member) => ({ token, host: here.host })
/** As computed at once; the server has read both before. */
const rate = async () => {
  const { body } = await t.call(api.recommendation.calcRelevanceRate, { participantId: subject.id }, as(reader))
  expect(body.rate).toBeGreaterThan(60)
  return body.rate ?? 0
}
const marks = () => t.owner<{ participantId: string }[]>`
  select participant_id from figure_change where community_id = ${here.id} order by changed_at`

beforeAll(async () => {
  t = await startTestApp()
  // Nobody becomes less active meanwhile.
  t.clock.stop()
})
afterAll(() => t.stop())
beforeEach(async () => {
  here = await buildCommunity(t)
  const build = (firstName: string, lookingFor: string, about: string) =>
    buildFilledParticipant(t, here.id, { firstName, lookingFor, about })
  reader = await build('Berta', 'A lawyer for contracts of lease', 'I run a small bakery and bake rye bread.')
  subject = await build('Boris', 'A bakery for the parties of my office', 'I am a lawyer and write contracts of lease.')
  third = await build('Carl', 'A collector of watches', 'I repair old clocks.')
  // Older than profiles that are read once more, in case they were written late.
  await t.owner`update participant set changed_at = now() - interval '1 hour' where id in (${reader.id}, ${subject.id})`
})

describe('the rate of an instant query follows at once', () => {
  /** The third member met the subject, and has not said how it was. */
  const meet = async () => {
    const pair = { communityId: here.id, participantId: third.id, subjectId: subject.id }
    const { id: matchingId } = await buildMatching(t, pair)
    await buildIntro(t, { ...pair, matchingId, status: 'ACCEPTED' })
    return matchingId
  }
  const score = (matchingId: string, given: number) =>
    t.call(api.meeting.updateScore, { matchingId, score: given }, as(third))

  test('the score of a meeting, its change, and that they did not meet', async () => {
    const matchingId = await meet()
    const without = await rate()
    await score(matchingId, 1)
    const bad = await rate()
    expect(bad).toBeLessThan(without - 1)
    await score(matchingId, 5)
    expect(await rate()).toBeGreaterThan(without + 1)
    await t.call(api.meeting.updateNotMet, { matchingId, isNotMet: true }, as(third))
    expect(await rate()).toBeCloseTo(without, 9)
  })

  test('the deletion of somebody who scored', async () => {
    const matchingId = await meet()
    const without = await rate()
    await score(matchingId, 1)
    expect(await rate()).toBeLessThan(without - 1)
    await t.owner`delete from participant where id = ${third.id}`
    expect(await rate()).toBeCloseTo(without, 9)
  })

  test('an answer to an intro, its undoing, and a week without an answer', async () => {
    const { id } = await buildIntro(t, {
      ...{ communityId: here.id, participantId: third.id, subjectId: subject.id },
      at: t.clock.now(),
    })
    t.clock.moveBy(6.75 * dayMs)
    const unasked = await rate()
    t.clock.moveBy(0.5 * dayMs)
    const silent = await rate()
    expect(silent).toBeLessThan(unasked - 1)
    await t.call(api.intro.answer, { id, accept: false, message: '' }, as(subject))
    await t.call(api.intro.undoDecline, { id }, as(subject))
    await t.call(api.intro.answer, { id, accept: true, message: '' }, as(subject))
    expect(await rate()).toBeGreaterThan(silent + 1)
  })

  test('a member who comes back, in whichever community, and is not marked again on that day', async () => {
    const [session] = await t.owner<{ id: string }[]>`select id from session where user_id = ${subject.userId}`
    const touch = () => touchSessions(t.sql, [session?.id ?? ''], t.clock.now())
    await t.owner`update session set last_seen_at = ${ago(60)}, origin_community_id = ${(await buildCommunity(t)).id}
      where id = ${session?.id ?? ''}`
    const away = await rate()
    const before = (await marks()).length
    await touch()
    expect(await rate()).toBeGreaterThan(away + 1)
    expect(await marks()).toHaveLength(before + 1)
    t.clock.moveBy(1000)
    await touch()
    expect(await marks()).toHaveLength(before + 1)
    t.clock.moveBy(dayMs)
    await touch()
    expect(await marks()).toHaveLength(before + 2)
  })
})

test('a community that nobody asked about for a day is read as a whole', async () => {
  const pair = { communityId: here.id, participantId: third.id, subjectId: subject.id }
  await buildMatching(t, pair)
  const without = await rate()
  await t.owner`update matching set score = 1, scored_at = now() where subject_id = ${subject.id}`
  await t.owner`delete from figure_change where community_id = ${here.id}`
  expect(await rate()).toBeCloseTo(without, 9)
  t.clock.moveBy(dayMs)
  expect(await rate()).toBeLessThan(without - 1)
})

test('marks are removed after two days, those of all communities', async () => {
  const other = await buildFilledParticipant(t, (await buildCommunity(t)).id)
  await t.owner`delete from figure_change`
  for (const [{ id }, days] of [
    [subject, 3],
    [other, 3],
    [third, 1],
  ] as const)
    await t.owner`
      insert into figure_change (community_id, participant_id, changed_at)
      select community_id, id, ${ago(days)} from participant where id = ${id}`
  const inEachCommunity = () => Promise.reject(new Error('There may be ten thousand'))
  await matcherChores[0]?.run({ sql: t.sql, now: t.clock.now(), inEachCommunity })
  expect(await t.owner`select participant_id from figure_change`).toEqual([{ participantId: third.id }])
})

test('what happens to a member who is being deleted leaves no mark, and stops no deletion', async () => {
  const pair = { communityId: here.id, participantId: third.id, subjectId: subject.id }
  await buildIntro(t, { ...pair, matchingId: (await buildMatching(t, { ...pair, score: 4 })).id, status: 'ACCEPTED' })
  await t.owner`delete from participant where id = ${subject.id}`
  expect(await marks()).toEqual([])
  await buildMatching(t, { communityId: here.id, participantId: third.id, subjectId: reader.id, score: 4 })
  await t.owner`delete from community where id = ${here.id}`
  expect(await marks()).toEqual([])
})
