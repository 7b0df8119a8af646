import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildEvent } from '#server/features/events/event/testing.ts'
import { buildIntro } from '#server/features/matching/intro/testing.ts'
import { buildReport } from '#server/features/matching/report/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { inCommunity } from '#server/platform/http/scope.ts'
import { realtimeChannel } from '#server/platform/realtime/store.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { removeGroup, upsertGroup } from './actions.ts'
import { notificationChores } from './chores.ts'
import { buildNotification } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp({ environment: { REALTIME: 'true' } })
  here = await buildCommunity(t)
})
afterAll(() => t.stop())

type Reader = { token: string }
const as = ({ token }: Reader) => ({ host: here.host, token })
const member = (firstName = 'Vera') => buildSignedInParticipant(t, here.id, { firstName })
const list = async (reader: Reader, input = {}) => (await t.call(api.notification.list, input, as(reader))).body
const unseenOf = async (reader: Reader) => (await t.call(api.notification.countUnseen, {}, as(reader))).body.unseen

type Options = Omit<Parameters<typeof buildNotification>[1], 'communityId' | 'participantId'>
const tell = ({ id }: { id: string }, options: Options = {}) =>
  buildNotification(t, { communityId: here.id, participantId: id, ...options })

describe('the list', () => {
  test('is newest first, in pages, and of the caller alone', async () => {
    const [reader, other] = [await member(), await member()]
    const ids = []
    for (let count = 0; count < 5; count++) ids.unshift(await tell(reader))
    await tell(other)
    const first = await list(reader, { size: 2 })
    const second = await list(reader, { size: 2, after: first.next })
    const third = await list(reader, { size: 2, after: second.next })
    expect([first, second, third].map(({ items }) => items.map(({ id }) => id))).toEqual([
      ids.slice(0, 2),
      ids.slice(2, 4),
      ids.slice(4),
    ])
    expect(third.next).toBeNull()
    expect(first.unseen).toBe(5)
    expect((await t.call(api.notification.list, { after: 'yesterday' }, as(reader))).failure.name).toBe('INVALID_INPUT')
  })

  test('is filtered by what it is about', async () => {
    const [reader, person] = [await member(), await member('Boris')]
    const event = await buildEvent(t, { communityId: here.id })
    await tell(reader, { kind: 'intro.received', actorId: person.id })
    await tell(reader, { kind: 'reminder.day', data: { eventId: event.id } })
    await tell(reader, { kind: 'moderation.confirmed' })
    const kinds = async (filter?: string) =>
      (await list(reader, filter ? { filter } : {})).items.map(({ kind }) => kind)
    expect(await kinds('intros')).toEqual(['intro.received'])
    expect(await kinds('events')).toEqual(['reminder.day'])
    expect(await kinds('community')).toEqual(['moderation.confirmed'])
    expect(await kinds('messages')).toEqual([])
    expect(await kinds()).toHaveLength(3)
  })

  test('shows those of one group as one line, with at most three people and how many it stands for', async () => {
    const reader = await member()
    const people = []
    for (const name of ['Anna', 'Boris', 'Clara', 'Dina']) people.unshift(await member(name))
    for (const { id: actorId } of people.toReversed())
      await tell(reader, { kind: 'request.answered', actorId, groupKey: 'request 1' })
    await tell(reader, { kind: 'request.answered', actorId: people[0]?.id ?? '', groupKey: 'request 2' })
    const { items, unseen } = await list(reader)
    expect(items.map(({ count, people }) => [count, people.map(({ firstName }) => firstName)])).toEqual([
      [1, ['Dina']],
      [4, ['Dina', 'Clara', 'Boris']],
    ])
    expect(unseen).toBe(2)
  })

  test('fills in what each is about, and leads there', async () => {
    const [reader, person] = [await member(), await member('Boris')]
    const event = await buildEvent(t, { communityId: here.id, title: 'Tea evening' })
    await t.owner`
      insert into event_translation (community_id, event_id, language, title, description)
      values (${here.id}, ${event.id}, 'ru', 'Вечер чая', '')`
    const intro = await buildIntro(t, {
      communityId: here.id,
      participantId: person.id,
      subjectId: reader.id,
      message: 'Shall we compare notes?',
    })
    await tell(reader, { kind: 'intro.received', actorId: person.id, data: { introId: intro.id } })
    await tell(reader, { kind: 'event.rescheduled', data: { eventId: event.id } })
    const [moved, received] = (await list(reader)).items
    expect(received).toMatchObject({
      quote: 'Shall we compare notes?',
      people: [
        { id: person.id, slug: `person-${person.id}`, firstName: 'Boris', lastName: 'Example', avatarUrl: null },
      ],
      to: `/my_communities?introFor=${person.id}`,
      data: { introId: intro.id },
      introStatus: 'SENT',
      startsAt: null,
    })
    expect(moved).toMatchObject({
      title: 'Tea evening',
      timeZone: 'Europe/Berlin',
      to: `/event/${event.id}`,
      people: [],
    })
    expect(moved?.startsAt).toMatch(/T18:00:00|T17:00:00/)
    const inRussian = await t.call(api.notification.list, {}, { ...as(reader), headers: { 'accept-language': 'ru' } })
    expect(inRussian.body.items[0]?.title).toBe('Вечер чая')
  })

  test('is there for an organiser without a profile', async () => {
    const user = await buildUser(t)
    await buildConnection(t, { communityId: here.id, userId: user.id })
    const event = await buildEvent(t, { communityId: here.id, visibility: 'PRIVATE', responsibles: [user.id] })
    const person = await member('Boris')
    const organiser = await buildSession(t, { userId: user.id, communityId: here.id })
    await buildNotification(t, {
      communityId: here.id,
      userId: user.id,
      kind: 'participation.requested',
      actorId: person.id,
      data: { eventId: event.id },
    })
    expect((await list(organiser)).items).toMatchObject([
      { kind: 'participation.requested', to: `/event/${event.id}/participants`, people: [{ firstName: 'Boris' }] },
    ])
    expect(await unseenOf(organiser)).toBe(1)
  })
})

describe('nothing shows that the reader may no longer see', () => {
  test('a person who hid, or was set apart since, and what they wrote', async () => {
    for (const hide of [
      (_: string, person: string) => t.owner`update participant set is_profile_enabled = false where id = ${person}`,
      (reader: string, person: string) =>
        buildReport(t, { communityId: here.id, participantId: person, subjectId: reader }),
      (reader: string, person: string) => t.owner`
        insert into never_pair (community_id, participant_id, subject_id, created_at)
        values (${here.id}, ${reader}, ${person}, ${t.clock.now()})`,
    ]) {
      const [reader, person, other] = [await member(), await member('Boris'), await member('Clara')]
      await tell(reader, { kind: 'intro.received', actorId: person.id })
      for (const { id: actorId } of [other, person])
        await tell(reader, { kind: 'request.answered', actorId, groupKey: 'request' })
      expect(await list(reader)).toMatchObject({ items: [{ count: 2 }, { count: 1 }], unseen: 2 })
      await hide(reader.id, person.id)
      expect(await list(reader)).toMatchObject({ items: [{ count: 1, people: [{ firstName: 'Clara' }] }], unseen: 1 })
      expect(await unseenOf(reader)).toBe(1)
    }
  })

  test('a private event after its reader lost their place, and a deleted event', async () => {
    const reader = await member()
    const [open, closed] = [
      await buildEvent(t, { communityId: here.id }),
      await buildEvent(t, { communityId: here.id, visibility: 'PRIVATE' }),
    ]
    for (const { id: eventId } of [open, closed]) await tell(reader, { kind: 'reminder.day', data: { eventId } })
    const shown = async () => (await list(reader)).items.map(({ data }) => data.eventId)
    expect(await shown()).toEqual([closed.id, open.id])
    await t.owner`update participant set moderation_status = 'PENDING' where id = ${reader.id}`
    expect(await shown()).toEqual([open.id])
    await t.owner`update event set deleted_at = ${t.clock.now()} where id = ${open.id}`
    expect(await list(reader)).toMatchObject({ items: [], unseen: 0 })
  })

  test('what moderators and organisers are told, once they are none', async () => {
    const [reader, person] = [await member(), await member('Boris')]
    const event = await buildEvent(t, { communityId: here.id, responsibles: [reader.userId] })
    await t.owner`
      insert into permission (community_id, user_id, permission, granted_at)
      values (${here.id}, ${reader.userId}, 'CAN_MODERATE_COMMUNITY', ${t.clock.now()})`
    await tell(reader, { kind: 'moderation.pending', actorId: person.id })
    await tell(reader, { kind: 'participation.requested', actorId: person.id, data: { eventId: event.id } })
    // Moderators see those whom members cannot find.
    await t.owner`update participant set moderation_status = 'PENDING' where id = ${person.id}`
    const shown = async () => (await list(reader)).items.map(({ kind, people }) => [kind, people.length])
    expect(await shown()).toEqual([
      ['participation.requested', 1],
      ['moderation.pending', 1],
    ])
    await t.owner`delete from permission where user_id = ${reader.userId}`
    expect(await shown()).toEqual([['participation.requested', 1]])
    await t.owner`delete from responsible where user_id = ${reader.userId}`
    expect(await shown()).toEqual([])
  })
})

describe('seen and dismissed', () => {
  test('are marked one by one with their group, or all; a newer one of the group stays new', async () => {
    const reader = await member()
    const answer = async () =>
      tell(reader, { kind: 'request.answered', actorId: (await member('Boris')).id, groupKey: 'request' })
    await tell(reader)
    await answer()
    const second = await answer()
    const mark = async (ids?: string[]) =>
      (await t.call(api.notification.markSeen, ids ? { ids } : {}, as(reader))).body.unseen
    expect(await mark([second])).toBe(1)
    expect((await list(reader)).items.map(({ isSeen }) => isSeen)).toEqual([true, false])
    await answer()
    expect(await unseenOf(reader)).toBe(2)
    expect((await list(reader)).items[0]).toMatchObject({ isSeen: false, count: 3 })
    expect(await mark()).toBe(0)
    expect((await list(reader)).items.every(({ isSeen }) => isSeen)).toBe(true)
  })

  test('dismissed ones leave the list and the count with their group, and come back together', async () => {
    const reader = await member()
    const answer = async () =>
      tell(reader, { kind: 'request.answered', actorId: (await member('Boris')).id, groupKey: 'request' })
    const earlier = await answer()
    await t.call(api.notification.dismiss, { ids: [earlier] }, as(reader))
    t.clock.moveBy(1000)
    await answer()
    const newest = await answer()
    const dismiss = async (isDismissed: boolean) =>
      (await t.call(api.notification.dismiss, { ids: [newest], isDismissed }, as(reader))).body.unseen
    expect(await dismiss(true)).toBe(0)
    expect((await list(reader)).items).toEqual([])
    expect(await dismiss(false)).toBe(1)
    expect((await list(reader)).items).toMatchObject([{ id: newest, count: 2 }])
  })

  test('notifications of others are not touched', async () => {
    const [reader, other] = [await member(), await member()]
    const id = await tell(other)
    await t.call(api.notification.markSeen, { ids: [id] }, as(reader))
    await t.call(api.notification.dismiss, { ids: [id] }, as(reader))
    expect(await list(other)).toMatchObject({ items: [{ id, isSeen: false }], unseen: 1 })
  })
})

describe('newer ones', () => {
  test('are exactly those after the known one, in the order of their numbers', async () => {
    const reader = await member()
    const [known, second, third] = [await tell(reader), await tell(reader), await tell(reader)]
    const newer = async (id: string) => (await t.call(api.notification.listNewer, { id }, as(reader))).body.items
    expect((await newer(known)).map(({ id }) => id)).toEqual([third, second])
    expect(await newer(third)).toEqual([])
    await t.call(api.notification.dismiss, { ids: [third] }, as(reader))
    expect(await newer(third)).toEqual([])
  })
})

test('open screens of the reader, and of nobody else, are told of each change', async () => {
  const reader = await member()
  const heard: { publication: unknown }[] = []
  const { unlisten } = await t.owner.listen(realtimeChannel, text => heard.push(JSON.parse(text)))
  const id = await tell(reader)
  await t.call(api.notification.markSeen, { ids: [id] }, as(reader))
  await t.call(api.notification.dismiss, { ids: [id] }, as(reader))
  await expect.poll(() => heard.length).toBe(2)
  expect(heard[0]?.publication).toEqual({
    topic: `/topic/community/${here.id}/notifications`,
    audience: { userIds: [reader.userId] },
    body: JSON.stringify({ seq: 1, unseen: 0 }),
    latestOf: `notifications ${here.id} ${reader.userId}`,
  })
  await unlisten()
})

test('a group has one line of each reader, new again with each change, until it is removed', async () => {
  const [reader, other] = [await member(), await member()]
  const change = () =>
    t.app.openScope(here.id, true, scope =>
      upsertGroup(scope, [reader.userId, other.userId], { kind: 'matching.weekly', groupKey: 'week' }),
    )
  await change()
  await t.call(api.notification.markSeen, {}, as(reader))
  await change()
  expect(await list(reader)).toMatchObject({ items: [{ count: 1, isSeen: false }], unseen: 1 })
  await t.app.openScope(here.id, true, scope => removeGroup(scope, 'week', reader.userId))
  expect(await list(reader)).toMatchObject({ items: [], unseen: 0 })
  expect(await list(other)).toMatchObject({ items: [{ count: 1 }], unseen: 1 })
})

test('those of half a year ago are removed, and those dismissed a month ago', async () => {
  const reader = await member()
  const ago = (days: number) => new Date(t.clock.now().getTime() - days * 86_400_000)
  await tell(reader, { at: ago(181) })
  await tell(reader, { at: ago(40), dismissedAt: ago(31) })
  const kept = [await tell(reader, { at: ago(179) }), await tell(reader, { at: ago(40), dismissedAt: ago(29) })]
  await notificationChores[0]?.run({
    sql: t.sql,
    now: t.clock.now(),
    inEachCommunity: step => inCommunity(t.sql, here.id, db => step({ db } as Parameters<typeof step>[0])),
  })
  const left = await t.owner<{ id: string }[]>`select id from notification where user_id = ${reader.userId}`
  expect(left.map(({ id }) => id).toSorted()).toEqual(kept.toSorted())
  expect(await unseenOf(reader)).toBe(1)
})
