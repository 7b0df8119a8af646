import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildMatching } from '#server/features/matching/recommendation/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { holdWrites, race, withoutLock, withoutUnique } from '#server/testing/race.ts'
import { askAboutMeetings, meetingChores } from './jobs.ts'

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

/** Boris accepts the intro. */
async function accept(): Promise<void> {
  const { body } = await t.call(api.intro.list, { direction: 'received' }, as(boris))
  const { status } = await t.call(api.intro.answer, { id: body.items[0]?.intro.id ?? '', accept: true }, as(boris))
  expect(status).toBe(200)
}

const listLetters = () => t.owner<{ recipient: string }[]>`
  select recipient from letter where community_id = ${community.id} and kind = 'meeting.asked' order by recipient`
const waitForAsks = () =>
  expect
    .poll(() => t.owner`select from graphile_worker.jobs where task_identifier = 'meeting.ask'`, { timeout: 30_000 })
    .toEqual([])

const as = (reader: Reader) => ({ token: reader.token, host: `${community.domain}.localhost` })
const days = (count: number) => count * 86_400_000
const pending = async (reader: Reader) =>
  (await t.call(api.meeting.listPendingScores, { id: reader.id }, as(reader))).body

test('an intro that nobody has answered yet, or that was declined, is never asked about', async () => {
  const askedOf = async () => {
    await t.app.openScope(community.id, true, askAboutMeetings)
    await waitForAsks()
    return [...(await pending(anna)), ...(await pending(boris)), ...(await listLetters())]
  }
  t.clock.moveBy(days(8))
  expect(await askedOf()).toEqual([])
  // As an earlier version stored it, with the sending.
  await t.owner`update matching set meeting_due_at = ${t.clock.now()} where community_id = ${community.id}`
  expect(await askedOf()).toEqual([])
  const { body } = await t.call(api.intro.list, { direction: 'received' }, as(boris))
  await t.call(api.intro.answer, { id: body.items[0]?.intro.id ?? '', accept: false }, as(boris))
  t.clock.moveBy(days(8))
  expect(await askedOf()).toEqual([])
})

describe('a week after an intro was accepted', () => {
  beforeEach(async () => {
    t.clock.moveBy(days(3))
    await accept()
  })

  test('the scheduled job visits the community until both are asked', async () => {
    const isVisited = async () => {
      const visited: string[] = []
      const inEachCommunity = async (_work: unknown, ids?: string[]) => void visited.push(...(ids ?? ['all of them']))
      await meetingChores[0]?.run({ now: t.clock.now(), sql: t.sql, inEachCommunity })
      expect(visited).not.toContain('all of them')
      return visited.includes(community.id)
    }
    expect(await isVisited()).toBe(false)
    t.clock.moveBy(days(8))
    expect(await isVisited()).toBe(true)
    await t.app.openScope(community.id, true, askAboutMeetings)
    expect(await isVisited()).toBe(false)
  })

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
    await waitForAsks()
    expect((await listLetters()).map(({ recipient }) => recipient)).toEqual([anna.email, boris.email].sort())
    expect(meetingChores.map(({ name }) => name)).toEqual(['ask about meetings'])
  })

  /** Two concurrent schedulers; returns how often Anna is asked. */
  const askTwice = async () => {
    t.clock.moveBy(days(7.1))
    const ask = () => t.app.openScope(community.id, true, askAboutMeetings)
    await race(await holdWrites(t.owner, 'matching'), ask, ask)
    await waitForAsks()
    return t.owner`select from notification where participant_id = ${anna.id} and kind = 'meeting.asked'`
  }

  test('one whose question cannot be written stops nobody else', async () => {
    await t.owner.unsafe(`
      create function fail_notice() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$;
      create trigger fail_notice before insert on notification for each row
        when (new.participant_id = '${anna.id}') execute function fail_notice()`)
    t.clock.moveBy(days(7.1))
    await t.app.openScope(community.id, true, askAboutMeetings)
    await expect
      .poll(async () => (await listLetters()).map(({ recipient }) => recipient), { timeout: 30_000 })
      .toEqual([boris.email])
    await t.owner.unsafe('drop function fail_notice cascade')
    await t.owner`delete from graphile_worker._private_jobs`
  })

  test('each is asked once by two concurrent schedulers', async () => {
    expect(await askTwice()).toHaveLength(1)
  })

  test('control: without the lock of the meetings each is asked twice', async () => {
    const asked = () => withoutLock('due meeting', askTwice)
    expect(await withoutUnique(t.owner, 'notification_once', asked)).toHaveLength(2)
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

  test('that did not take place is asked about no more, has no score, and that can be taken back', async () => {
    t.clock.moveBy(days(8))
    const [{ matchingId = '' } = {}] = await pending(anna)
    const say = (isNotMet: boolean) => t.call(api.meeting.updateNotMet, { matchingId, isNotMet }, as(anna))
    const scoreOf = async () => (await t.call(api.recommendation.listHistory, {}, as(anna))).body.items[0]?.score
    await t.call(api.meeting.updateScore, { matchingId, score: 2 }, as(anna))
    expect((await say(true)).status).toBe(200)
    expect([await pending(anna), await scoreOf()]).toEqual([[], null])
    expect(await pending(boris)).toHaveLength(1)
    await t.app.openScope(community.id, true, askAboutMeetings)
    await waitForAsks()
    expect((await listLetters()).map(({ recipient }) => recipient)).toEqual([boris.email])
    await say(false)
    expect(await pending(anna)).toHaveLength(1)
    await say(true)
    await t.call(api.meeting.updateScore, { matchingId, score: 4 }, as(anna))
    const [row] = await t.owner`select is_not_met from matching where id = ${matchingId}`
    expect([row?.isNotMet, await scoreOf()]).toEqual([false, 4])
  })

  test('a skipped meeting is no longer pending', async () => {
    t.clock.moveBy(days(8))
    const [{ matchingId = '' } = {}] = await pending(anna)
    await t.call(api.meeting.skipScore, { matchingId }, as(anna))
    expect(await pending(anna)).toEqual([])
  })
})

describe('feedback', () => {
  test('is refused before the intro is accepted', async () => {
    const [mine] = await t.owner<{ id: string }[]>`select id from matching where participant_id = ${anna.id}`
    const early = await t.call(api.meeting.updateScore, { matchingId: mine?.id ?? '', score: 3 }, as(anna))
    expect(early.body).toMatchObject({ name: 'NOT_MET' })
  })

  const calls = [
    ['updateScore', (matchingId: string) => t.call(api.meeting.updateScore, { matchingId, score: 3 }, as(anna))],
    ['updateNote', (matchingId: string) => t.call(api.meeting.updateNote, { matchingId, note: 'x' }, as(anna))],
    [
      'updateNotMet',
      (matchingId: string) => t.call(api.meeting.updateNotMet, { matchingId, isNotMet: true }, as(anna)),
    ],
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
    await accept()
    const [his] = await t.owner<{ id: string }[]>`select id from matching where participant_id = ${boris.id}`
    expect((await call(his?.id ?? '')).status).toBe(404)
  })

  test.each([0, 6, 2.5])('a score of %s is refused', async score => {
    const { status } = await t.call(api.meeting.updateScore, { matchingId: randomUUID(), score }, as(anna))
    expect(status).toBe(400)
  })
})
