import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildIntro } from '#server/features/matching/intro/testing.ts'
import { askAboutMeetings } from '#server/features/matching/meeting/jobs.ts'
import { buildMatching } from '#server/features/matching/recommendation/testing.ts'
import { buildFilledParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { aMinuteLater, holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { buildChat } from '../chat/testing.ts'
import { buildMeetingTime } from './testing.ts'

type Member = Awaited<ReturnType<typeof buildFilledParticipant>>
let t: TestApp
let here: { id: string; host: string }
let anna: Member
let boris: Member
let carla: Member
let chatId: string

beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
  here = await buildCommunity(t)
  carla = await buildFilledParticipant(t, here.id, { firstName: 'Carla' })
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
  anna = await buildFilledParticipant(t, here.id, { firstName: 'Anna', timeZone: 'Europe/Berlin' })
  boris = await buildFilledParticipant(t, here.id, { firstName: 'Boris', timeZone: 'Asia/Yekaterinburg' })
  chatId = (await buildChat(t, { communityId: here.id, memberIds: [anna.id, boris.id] })).id
})

const as = ({ token }: Member) => ({ host: here.host, token })
const inDays = (days: number) => new Date(t.clock.now().getTime() + days * 86_400_000).toISOString()
const propose = (who: Member, times: string[], rest: { minutes?: number; place?: string } = {}) =>
  t.call(api.meetingTime.propose, { id: chatId, times, ...rest }, as(who))
const accept = (who: Member, id: string, startsAt: string) => t.call(api.meetingTime.accept, { id, startsAt }, as(who))
const move = (who: Member, id: string, times: string[]) => t.call(api.meetingTime.move, { id, times }, as(who))
const cancel = (who: Member, id: string) => t.call(api.meetingTime.cancel, { id }, as(who))
const messages = async (who: Member) => (await t.call(api.message.list, { id: chatId }, as(who))).body

const listed = async (who: Member) =>
  (await t.call(api.chat.list, {}, as(who))).body.items.map(({ lastMessage }) => lastMessage?.meetingStatus)

/** A meeting that Anna proposed and Boris accepted. */
const agree = async (at = inDays(3)) => {
  const { body } = await propose(anna, [at], { place: 'Tea room' })
  const id = body.meeting?.id as string
  expect((await accept(boris, id, at)).body.status).toBe('AGREED')
  return { id, at }
}

const block = (one: Member, other: Member) => t.owner`
  insert into never_pair (community_id, participant_id, subject_id, is_blocked, created_at)
  values (${here.id}, ${one.id}, ${other.id}, true, ${t.clock.now()})`

type Letter = { kind: string; recipient: string; subject: string; calendar: string | null }
const lettersOf = ({ email }: Member, kind: string) => t.owner<Letter[]>`
  select kind, recipient, subject, calendar from letter where recipient = ${email} and kind = ${kind} order by created_at`
const untilLetters = async (who: Member, kind: string, count: number): Promise<Letter[]> => {
  await expect.poll(async () => (await lettersOf(who, kind)).length, { timeout: 30_000 }).toBe(count)
  return lettersOf(who, kind)
}
const entryOf = (text: string | null | undefined) => {
  const calendar = new ICAL.Component(ICAL.parse(text ?? ''))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component)
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    minutes: (event.endDate.toJSDate().getTime() - event.startDate.toJSDate().getTime()) / 60_000,
    title: event.summary,
  }
}
const toSecond = (at: string) => `${at.slice(0, 19)}.000Z`

describe('suggested times', () => {
  test('are to come, with the zones of both, without agreed meetings of either', async () => {
    const suggest = async (who: Member) => (await t.call(api.meetingTime.suggest, { id: chatId }, as(who))).body
    const first = await suggest(anna)
    expect([first.myTimeZone, first.theirTimeZone]).toEqual(['Europe/Berlin', 'Asia/Yekaterinburg'])
    expect((await suggest(boris)).myTimeZone).toBe('Asia/Yekaterinburg')
    const [best = ''] = first.times
    expect(new Date(best).getUTCDay()).toBe(3)
    expect(first.times.every(time => new Date(time) > t.clock.now())).toBe(true)
    const startsAt = new Date(best)
    const place = { communityId: here.id, participantId: boris.id, subjectId: carla.id }
    await buildMeetingTime(t, { ...place, status: 'AGREED', startsAt })
    const second = await suggest(anna)
    expect(second.times).not.toContain(best)
  })
})

describe('a proposal', () => {
  test('is a message of the chat, and told to the other alone', async () => {
    const times = [inDays(2), inDays(3), inDays(4)]
    const { status, body } = await propose(anna, times, { minutes: 45, place: 'Tea room' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ kind: 'MEETING', authorId: anna.id })
    expect(body.meeting).toMatchObject({ status: 'PROPOSED', times, minutes: 45, place: 'Tea room', startsAt: null })
    const { items, chat } = await messages(boris)
    expect([items.at(-1), chat.unread]).toEqual([body, 1])
    const [letter] = await untilLetters(boris, 'meeting.proposed', 1)
    expect(letter?.subject).toContain('Anna')
    expect(letter?.calendar).toBeNull()
    expect(await lettersOf(anna, 'meeting.proposed')).toEqual([])
  })

  test('is in the list of chats as it stands now', async () => {
    const at = inDays(3)
    const id = (await propose(anna, [at])).body.meeting?.id as string
    expect(await listed(boris)).toEqual(['PROPOSED'])
    await accept(boris, id, at)
    expect(await listed(anna)).toEqual(['AGREED'])
    await cancel(anna, id)
    expect(await listed(boris)).toEqual(['CANCELLED'])
  })

  test('replaces one that is open; an agreed meeting stays', async () => {
    const first = (await propose(anna, [inDays(2)])).body
    const second = (await propose(boris, [inDays(3)])).body
    const { items, chat } = await messages(anna)
    expect(items.map(({ meeting }) => meeting?.status)).toEqual(['CANCELLED', 'PROPOSED'])
    expect(items[0]?.seq).toBeGreaterThan(first.seq)
    expect(chat.lastSeq).toBe(second.seq)
    await accept(anna, second.meeting?.id as string, second.meeting?.times[0] as string)
    await propose(anna, [inDays(5)])
    expect((await messages(anna)).items.map(({ meeting }) => meeting?.status)).toEqual([
      'CANCELLED',
      'AGREED',
      'PROPOSED',
    ])
  })

  test.each([
    ['a time that has passed', () => propose(anna, [inDays(2), inDays(-1)]), 'TIME_PASSED'],
    ['a chat of others', () => propose(carla, [inDays(2)]), 'CHAT_NOT_FOUND'],
  ])('is refused: %s', async (_what, call, failure) => {
    expect((await call()).failure.name).toBe(failure)
  })

  test('is refused in a group, and after a block of either', async () => {
    const group = await buildChat(t, { communityId: here.id, kind: 'GROUP', memberIds: [anna.id, boris.id] })
    const inGroup = await t.call(api.meetingTime.propose, { id: group.id, times: [inDays(2)] }, as(anna))
    expect(inGroup.failure.name).toBe('CHAT_CLOSED')
    const { id, at } = await agree()
    await block(boris, anna)
    expect((await propose(anna, [inDays(2)])).failure.name).toBe('CHAT_CLOSED')
    expect((await t.call(api.meetingTime.suggest, { id: chatId }, as(anna))).failure.name).toBe('CHAT_CLOSED')
    expect((await accept(anna, id, at)).failure.name).toBe('CHAT_CLOSED')
    expect((await move(anna, id, [inDays(2)])).failure.name).toBe('CHAT_CLOSED')
    expect((await t.call(api.meetingTime.list, {}, as(anna))).body).toEqual([])
    expect((await cancel(anna, id)).body.status).toBe('CANCELLED')
  })
})

describe('an agreed meeting', () => {
  test('is in the calendars of both, changed and cancelled under one uid', async () => {
    const { id, at } = await agree()
    const entries = []
    for (const who of [anna, boris]) entries.push(entryOf((await untilLetters(who, 'meeting.agreed', 1))[0]?.calendar))
    const expected = {
      method: 'REQUEST',
      uid: expect.stringContaining(id),
      sequence: 0,
      start: toSecond(at),
      minutes: 30,
    }
    expect(entries).toEqual([
      { ...expected, title: 'Meeting with Boris Example' },
      { ...expected, title: 'Meeting with Anna Example' },
    ])
    const next = inDays(4)
    const moved = await move(boris, id, [next])
    expect(moved.body).toMatchObject({ status: 'PROPOSED', startsAt: at, proposedBy: boris.id })
    await untilLetters(anna, 'meeting.moved', 1)
    expect((await accept(anna, id, next)).body).toMatchObject({ status: 'AGREED', startsAt: next })
    for (const who of [anna, boris]) {
      const letters = await untilLetters(who, 'meeting.agreed', 2)
      expect(entryOf(letters[1]?.calendar)).toMatchObject({ method: 'REQUEST', sequence: 1, start: toSecond(next) })
    }
    expect((await cancel(anna, id)).body.status).toBe('CANCELLED')
    for (const who of [anna, boris]) {
      const [letter] = await untilLetters(who, 'meeting.cancelled', 1)
      expect(entryOf(letter?.calendar)).toMatchObject({
        method: 'CANCEL',
        uid: entries[0]?.uid,
        sequence: 2,
        start: toSecond(next),
      })
    }
  })

  test('can be downloaded as a calendar file, without the address of the other', async () => {
    const { id, at } = await agree()
    const get = (who: Member) => t.call(api.meetingTime.getCalendar, { id }, as(who))
    const { raw, headers } = await get(anna)
    expect(headers['content-type']).toContain('text/calendar')
    expect(entryOf(raw)).toMatchObject({ method: 'PUBLISH', start: toSecond(at), title: 'Meeting with Boris Example' })
    expect(raw).not.toContain(boris.email)
    expect((await get(carla)).failure.name).toBe('MEETING_NOT_FOUND')
    await cancel(boris, id)
    expect((await get(anna)).failure.name).toBe('MEETING_NOT_FOUND')
  })

  test('is listed with the other, the next first, until it is over', async () => {
    const { id, at } = await agree()
    const list = async (who: Member) => (await t.call(api.meetingTime.list, {}, as(who))).body
    const { body } = await propose(boris, [inDays(1)])
    expect((await list(anna)).map(({ meeting, chatId: place, person }) => [meeting.id, place, person.id])).toEqual([
      [body.meeting?.id, chatId, boris.id],
      [id, chatId, boris.id],
    ])
    expect((await list(boris))[1]?.meeting).toMatchObject({ status: 'AGREED', startsAt: at })
    expect(await list(await buildFilledParticipant(t, here.id))).toEqual([])
    t.clock.moveBy(4 * 86_400_000)
    expect(await list(anna)).toEqual([])
    t.clock.moveBy(-4 * 86_400_000)
  })

  test.each<[string, (id: string, at: string) => ReturnType<typeof accept>, string]>([
    ['accepted again', (id, at) => accept(boris, id, at), 'MEETING_CHANGED'],
    ['accepted by who proposed it', (id, at) => accept(anna, id, at), 'MEETING_CHANGED'],
    ['accepted by others', (id, at) => accept(carla, id, at), 'MEETING_NOT_FOUND'],
    ['cancelled by others', id => cancel(carla, id), 'MEETING_NOT_FOUND'],
    ['moved by others', id => move(carla, id, [inDays(2)]), 'MEETING_NOT_FOUND'],
    ['moved into the past', id => move(anna, id, [inDays(-2)]), 'TIME_PASSED'],
  ])('cannot be %s', async (_what, call, failure) => {
    const { id, at } = await agree()
    expect((await call(id, at)).failure.name).toBe(failure)
  })

  test('cannot be accepted at a time that has passed, nor changed after it was cancelled', async () => {
    const at = inDays(1)
    const id = (await propose(anna, [at])).body.meeting?.id as string
    t.clock.moveBy(2 * 86_400_000)
    expect((await accept(boris, id, at)).failure.name).toBe('TIME_PASSED')
    t.clock.moveBy(-2 * 86_400_000)
    await cancel(boris, id)
    for (const call of [() => cancel(anna, id), () => move(anna, id, [inDays(2)]), () => accept(boris, id, at)])
      expect((await call()).failure.name).toBe('MEETING_CHANGED')
  })
})

describe('the question how it went', () => {
  const dueOf = async (id: string) => {
    const [row] = await t.owner<{ due: string }[]>`select meeting_due_at as due from matching where id = ${id}`
    return new Date(row?.due ?? 0).toISOString()
  }
  const connect = async () => {
    const [usual, pair] = [new Date(inDays(7)), { communityId: here.id, participantId: anna.id, subjectId: boris.id }]
    const { id } = await buildMatching(t, { ...pair, meetingDueAt: usual })
    await buildIntro(t, { ...pair, matchingId: id, status: 'ACCEPTED' })
    return { id, usual: usual.toISOString() }
  }
  const ask = () => t.app.openScope(here.id, true, askAboutMeetings)
  const asked = () => t.owner`select from letter where recipient = ${anna.email} and kind = 'meeting.asked'`

  test('is asked once, after the agreed time instead of the usual delay', async () => {
    const matching = await connect()
    expect(await dueOf(matching.id)).toBe(matching.usual)
    const { id, at } = await agree(inDays(1))
    expect(await dueOf(matching.id)).toBe(new Date(Date.parse(at) + 30 * 60_000).toISOString())
    await ask()
    t.clock.moveBy(86_400_000 + 31 * 60_000)
    await ask()
    await expect.poll(async () => (await asked()).length, { timeout: 30_000 }).toBe(1)
    const due = await dueOf(matching.id)
    const again = inDays(2)
    await move(boris, id, [again])
    await propose(anna, [again])
    const [open] = (await t.call(api.meetingTime.list, {}, as(boris))).body
    await accept(boris, open?.meeting.id as string, again)
    expect(await dueOf(matching.id)).toBe(due)
    t.clock.moveBy(-(86_400_000 + 31 * 60_000))
  })

  test('comes after the usual delay once the meeting is cancelled', async () => {
    const matching = await connect()
    const { id } = await agree(inDays(1))
    await cancel(anna, id)
    const after = Date.parse(await dueOf(matching.id)) - t.clock.now().getTime()
    expect(Math.round(after / 86_400_000)).toBe(7)
  })
})

describe('two calls at the same moment', () => {
  const twoAccepts = async () => {
    const [first, second] = [inDays(2), inDays(3)] as [string, string]
    const id = (await propose(anna, [first, second])).body.meeting?.id as string
    const held = await holdWrites(t.owner, 'meeting', { when: `new.id = '${id}'` })
    return race(
      held,
      () => accept(boris, id, first),
      aMinuteLater(t.clock, () => accept(boris, id, second)),
    )
  }
  const acceptAndCancel = async () => {
    const at = inDays(2)
    const id = (await propose(anna, [at])).body.meeting?.id as string
    const held = await holdWrites(t.owner, 'meeting', { when: `new.id = '${id}'` })
    return race(
      held,
      () => cancel(anna, id),
      () => accept(boris, id, at),
    )
  }
  const moveAndAccept = async () => {
    const at = inDays(2)
    const id = (await propose(anna, [at])).body.meeting?.id as string
    const held = await holdWrites(t.owner, 'meeting', { when: `new.id = '${id}'` })
    return race(
      held,
      () => move(anna, id, [inDays(4)]),
      () => accept(boris, id, at),
    )
  }
  const cases: [string, () => Promise<{ status: number }[]>][] = [
    ['two accept different times', twoAccepts],
    ['one cancels while the other accepts', acceptAndCancel],
    ['one moves it while the other accepts', moveAndAccept],
  ]

  test.each(cases)('%s: the second is told that it changed', async (_what, run) => {
    expect((await run()).map(({ status }) => status)).toEqual([200, 409])
  })

  test.each(cases)('(control) %s: both succeed without the lock', async (_what, run) => {
    expect((await withoutLock('chat', run)).filter(({ status }) => status === 409)).toEqual([])
  })
})
