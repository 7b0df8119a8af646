import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildMatching } from '#server/features/matching/recommendation/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { askAboutMeetings, meetingChores } from './chores.ts'

let t: TestApp
let community: { id: string; domain: string }
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
})
afterAll(() => t.stop())

type Reader = Awaited<ReturnType<typeof buildSignedInParticipant>>
let anna: Reader
let boris: Reader
beforeEach(async () => {
  t.clock.moveTo(new Date())
  community = await buildCommunity(t)
  anna = await buildSignedInParticipant(t, community.id, { firstName: 'Anna' })
  boris = await buildSignedInParticipant(t, community.id, { firstName: 'Boris' })
  await t.call(api.intro.send, { participantId: boris.id }, as(anna))
})

const as = (reader: Reader) => ({ token: reader.token, host: `${community.domain}.localhost` })
const days = (count: number) => count * 86_400_000
const pending = async (reader: Reader) =>
  (await t.call(api.meeting.listPendingScores, { id: reader.id }, as(reader))).body

describe('a week after an intro', () => {
  test('both have a pending score, each by their own matching, and not before', async () => {
    t.clock.moveBy(days(6))
    expect(await pending(anna)).toEqual([])
    t.clock.moveBy(days(1.1))
    const [hers, his] = [await pending(anna), await pending(boris)]
    expect(hers.map(({ person }) => person.id)).toEqual([boris.id])
    expect(his.map(({ person }) => person.id)).toEqual([anna.id])
    expect(hers[0]?.matchingId).not.toBe(his[0]?.matchingId)
    expect((await t.call(api.meeting.listPendingScores, { id: boris.id }, as(anna))).status).toBe(404)
  })

  test('each gets one letter', async () => {
    t.clock.moveBy(days(7.1))
    for (let time = 0; time < 2; time++) await t.app.openScope(community.id, true, askAboutMeetings)
    const asked = () => t.owner<{ recipient: string }[]>`
      select recipient from letter where community_id = ${community.id} and kind = 'meeting.asked' order by recipient`
    expect((await asked()).map(({ recipient }) => recipient)).toEqual([anna.email, boris.email].sort())
    expect(meetingChores.map(({ name }) => name)).toEqual(['ask about meetings'])
  })

  /** Two concurrent schedulers; returns how often Anna is asked. */
  const askTwice = async () => {
    t.clock.moveBy(days(7.1))
    const ask = () => t.app.openScope(community.id, true, askAboutMeetings)
    const held = await holdWrites(t.owner, 'notification', { when: "new.kind = 'meeting.asked'" })
    await race(held, ask, ask)
    return t.owner`select from notification where participant_id = ${anna.id} and kind = 'meeting.asked'`
  }

  test('each is asked once by two concurrent schedulers', async () => {
    expect(await askTwice()).toHaveLength(1)
  })

  test('control: without the lock of the meetings each is asked twice', async () => {
    expect(await withoutLock('due meeting', askTwice)).toHaveLength(2)
  })

  test('a score and a note are stored for the one who gave them', async () => {
    t.clock.moveBy(days(8))
    const [{ matchingId = '' } = {}] = await pending(anna)
    expect((await t.call(api.meeting.updateScore, { matchingId, score: 5 }, as(anna))).status).toBe(200)
    expect((await t.call(api.meeting.updateNote, { matchingId, note: 'Tea for two' }, as(anna))).status).toBe(200)
    expect(await pending(anna)).toEqual([])
    expect(await pending(boris)).toHaveLength(1)
    const { body } = await t.call(api.recommendation.listHistory, {}, as(anna))
    expect(body.items[0]).toMatchObject({ score: 5, note: 'Tea for two' })
    const his = await t.call(api.recommendation.listHistory, {}, as(boris))
    expect(JSON.stringify(his.body)).not.toContain('Tea for two')
  })

  test('a skipped meeting is no longer pending', async () => {
    t.clock.moveBy(days(8))
    const [{ matchingId = '' } = {}] = await pending(anna)
    await t.call(api.meeting.skipScore, { matchingId }, as(anna))
    expect(await pending(anna)).toEqual([])
  })
})

describe('feedback', () => {
  const calls = [
    ['updateScore', (matchingId: string) => t.call(api.meeting.updateScore, { matchingId, score: 3 }, as(anna))],
    ['updateNote', (matchingId: string) => t.call(api.meeting.updateNote, { matchingId, note: 'x' }, as(anna))],
    ['skipScore', (matchingId: string) => t.call(api.meeting.skipScore, { matchingId }, as(anna))],
  ] as const
  test.each(calls)("%s is refused without an intro, for an unknown matching and for another's", async (_name, call) => {
    const stranger = await buildSignedInParticipant(t, community.id)
    const unmet = await buildMatching(t, {
      communityId: community.id,
      participantId: anna.id,
      subjectId: stranger.id,
    })
    expect((await call(unmet.id)).body).toMatchObject({ name: 'NOT_MET' })
    expect((await call(randomUUID())).status).toBe(404)
    const [his] = await t.owner<{ id: string }[]>`select id from matching where participant_id = ${boris.id}`
    expect((await call(his?.id ?? '')).status).toBe(404)
  })

  test.each([0, 6, 2.5])('a score of %s is refused', async score => {
    const { status } = await t.call(api.meeting.updateScore, { matchingId: randomUUID(), score }, as(anna))
    expect(status).toBe(400)
  })
})
