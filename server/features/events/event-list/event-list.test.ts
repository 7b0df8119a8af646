import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import type { SentOf } from '#contract/endpoint.ts'
import type { ListedEvent } from '#contract/events/event.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant, buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildEvent, type EventOptions } from '../event/testing.ts'
import { buildParticipation } from '../participation/testing.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())
beforeEach(async () => {
  t.clock.moveTo('2026-11-16T12:00:00Z')
  here = await buildCommunity(t)
})

type Me = { id: string; userId: string; token: string }
const event = (title: string, options: EventOptions = {}) => buildEvent(t, { communityId: here.id, title, ...options })
const reader = (): Promise<Me> => buildSignedInParticipant(t, here.id)
const as = (me?: Me) => ({ host: here.host, ...(me ? { token: me.token } : {}) })
const titles = (reply: { body: unknown }) => (reply.body as { items: ListedEvent[] }).items.map(({ title }) => title)
const upcoming = async (input: SentOf<typeof api.eventList.upcoming> = {}, me?: Me) =>
  titles(await t.call(api.eventList.upcoming, input, as(me)))
const past = async (input: SentOf<typeof api.eventList.past> = {}, me?: Me) =>
  titles(await t.call(api.eventList.past, input, as(me)))
const join = (me: Me, { id }: { id: string }, options = {}) =>
  buildParticipation(t, { communityId: here.id, eventId: id, participantId: me.id, ...options })

describe('upcoming events', () => {
  test('are those that have not ended, soonest first, without a date last', async () => {
    await event('Someday', { date: null })
    await event('Later', { date: '2026-12-01' })
    await event('Soon', { date: '2026-11-17' })
    await event('Under way', { date: '2026-11-16', startTime: '12:00', endTime: '13:01' })
    await event('Just over', { date: '2026-11-16', startTime: '12:00', endTime: '12:59' })
    await event('All day', { date: '2026-11-16', startTime: null })
    expect(await upcoming()).toEqual(['All day', 'Under way', 'Soon', 'Later', 'Someday'])
    expect(await past()).toEqual(['Just over'])
  })

  test('keep a cancelled event with its mark, and never list a deleted one', async () => {
    await event('Cancelled', { cancelledAt: t.clock.now() })
    await event('Deleted', { deletedAt: t.clock.now() })
    const { body } = await t.call(api.eventList.upcoming, {}, as())
    expect(body.items).toMatchObject([{ title: 'Cancelled', isCancelled: true }])
  })

  test('of the asked community only', async () => {
    const other = await buildCommunity(t)
    await buildEvent(t, { communityId: other.id, title: 'Elsewhere' })
    await event('Here')
    expect(await upcoming({ communityId: here.id })).toEqual(['Here'])
    for (const row of [api.eventList.upcoming, api.eventList.past, api.eventList.cities])
      expect((await t.call(row, { communityId: other.id }, as(await reader()))).status).toBe(404)
  })

  test('that are private are listed for members, not for visitors or people who wait for moderation', async () => {
    await event('Open')
    const me = await reader()
    await event('Private', { visibility: 'PRIVATE' })
    const pending = await buildSignedInParticipant(t, here.id, { moderationStatus: 'PENDING' })
    expect(await upcoming({}, me)).toEqual(['Open', 'Private'])
    expect(await upcoming()).toEqual(['Open'])
    expect(await upcoming({}, pending)).toEqual(['Open'])
  })

  test('that are private are listed for their organiser without a profile', async () => {
    const pending = await buildSignedInParticipant(t, here.id, { moderationStatus: 'PENDING' })
    await event('Private', { visibility: 'PRIVATE', responsibles: [pending.userId] })
    await event('Of others', { visibility: 'PRIVATE' })
    expect(await upcoming({}, pending)).toEqual(['Private'])
  })

  test('come in pages, without gaps or repetitions among events of the same moment', async () => {
    const made = Array.from({ length: 7 }, (_, index) => `Event ${index}`)
    for (const title of made) await event(title, { date: '2026-11-20' })
    await event('Someday 1', { date: null })
    await event('Someday 2', { date: null })
    const seen: string[] = []
    let after: string | undefined
    do {
      const { body } = await t.call(api.eventList.upcoming, { size: 2, ...(after ? { after } : {}) }, as())
      expect(body.items.length).toBeLessThanOrEqual(2)
      seen.push(...titles({ body }))
      after = body.next ?? undefined
    } while (after)
    expect([...seen].sort()).toEqual([...made, 'Someday 1', 'Someday 2'])
    expect(seen.slice(-2).sort()).toEqual(['Someday 1', 'Someday 2'])
  })

  test.each<[string, SentOf<typeof api.eventList.upcoming>, string[]]>([
    ['online', { type: 'ONLINE' }, ['Online']],
    ['offline', { type: 'OFFLINE' }, ['Berlin', 'Moscow', 'Paid']],
    ['free', { price: 'free' }, ['Online', 'Berlin', 'Moscow']],
    ['paid', { price: 'paid' }, ['Paid']],
    ['in a city', { city: 'berlin' }, ['Berlin', 'Paid']],
    ['in a city by its name in the other language', { city: 'Москва' }, ['Moscow']],
    ['that are paid in a city', { city: 'Berlin', price: 'paid' }, ['Paid']],
    ['that I organise', { mine: 'true' }, ['Berlin']],
    ['that I am going to', { going: 'true' }, ['Moscow']],
  ])('are filtered: %s', async (_name, input, expected) => {
    const me = await reader()
    await event('Online', { date: '2026-11-20', type: 'ONLINE', location: { city: '' } })
    await event('Berlin', { date: '2026-11-21', responsibles: [me.userId] })
    const moscow = await event('Moscow', { date: '2026-11-22', location: { city: 'Moscow' } })
    const paid = await event('Paid', { date: '2026-11-23', price: 18 })
    await join(me, moscow)
    await join(me, paid, { status: 'CANCELLED' })
    expect(await upcoming(input, me)).toEqual(expected)
  })

  test('show title and description in the language of the reader', async () => {
    const { id } = await event('Tea evening')
    await t.owner`
      insert into event_translation (community_id, event_id, language, title, description)
      values (${here.id}, ${id}, 'ru', 'Чайный вечер', 'Чай')`
    const { body } = await t.call(api.eventList.upcoming, {}, { host: here.host, headers: { 'accept-language': 'ru' } })
    expect(titles({ body })).toEqual(['Чайный вечер'])
    expect(await upcoming()).toEqual(['Tea evening'])
  })

  test('show price, place and kind of each', async () => {
    await event('Dinner', { date: '2026-11-20', price: 18, currency: 'EUR' })
    await event('Call', { date: '2026-11-21', type: 'ONLINE' })
    const { body } = await t.call(api.eventList.upcoming, {}, as())
    expect(body.items).toMatchObject([
      { title: 'Dinner', isPaid: true, price: 18, currency: 'EUR', type: 'OFFLINE', location: { city: 'Berlin' } },
      { title: 'Call', isPaid: false, price: null, type: 'ONLINE' },
    ])
    expect(JSON.stringify(body)).not.toContain('pay.example.com')
  })

  test("show the reader's part, how many are going and who, to members only", async () => {
    const me = await reader()
    const anna = await buildParticipant(t, { communityId: here.id, firstName: 'Anna' })
    const reported = await buildParticipant(t, { communityId: here.id, firstName: 'Oleg' })
    const tea = await event('Tea')
    for (const [index, participantId] of [anna.id, reported.id, me.id].entries())
      await join(me, tea, { participantId, joinedAt: new Date(t.clock.now().getTime() + index * 1000) })
    const full = await event('Full', { date: '2026-11-30', maxParticipants: 1 })
    await join(me, full, { waitlistNumber: 1 })
    await t.owner`
      insert into never_pair (community_id, participant_id, subject_id, created_at)
      values (${here.id}, ${me.id}, ${reported.id}, ${t.clock.now()})`
    const { body } = await t.call(api.eventList.upcoming, {}, as(me))
    expect(body.items).toMatchObject([
      {
        status: 'CONFIRMED',
        isWaiting: false,
        going: { count: 3, people: [{ firstName: 'Anna' }, { participantId: me.id }] },
      },
      { status: 'PENDING', isWaiting: true, going: { count: 0 }, placesLeft: 1 },
    ])
    const visited = await t.call(api.eventList.upcoming, {}, as())
    expect(visited.body.items).toMatchObject([
      { status: 'NOT_PARTICIPATING', going: { count: 3, people: [] } },
      { status: 'NOT_PARTICIPATING' },
    ])
  })
})

describe('past events', () => {
  test('are listed latest first, in pages', async () => {
    for (const day of ['01', '03', '02']) await event(`November ${day}`, { date: `2026-11-${day}` })
    const { body } = await t.call(api.eventList.past, { size: 2 }, as())
    expect(titles({ body })).toEqual(['November 03', 'November 02'])
    expect(await past({ size: 2, after: body.next as string })).toEqual(['November 01'])
    expect(await upcoming()).toEqual([])
  })
})

describe('the calendar of a month', () => {
  test('has the events of its local days, with what the reader does there', async () => {
    const me = await reader()
    const first = await event('First', { date: '2026-12-01', startTime: '00:30', timeZone: 'Asia/Tokyo' })
    await event('Last', {
      date: '2026-12-31',
      startTime: '23:00',
      timeZone: 'America/Los_Angeles',
      cancelledAt: t.clock.now(),
    })
    await event('Before', { date: '2026-11-30', startTime: '23:30', timeZone: 'America/Los_Angeles' })
    await event('After', { date: '2027-01-01', startTime: '00:30', timeZone: 'Asia/Tokyo' })
    await event('Someday', { date: null })
    await join(me, first)
    const { body } = await t.call(api.eventList.month, { month: '2026-12' }, as(me))
    expect(body.month).toBe('2026-12')
    expect(body.events).toMatchObject([
      { title: 'First', date: '2026-12-01', startTime: '00:30', status: 'CONFIRMED', isCancelled: false },
      { title: 'Last', date: '2026-12-31', status: 'NOT_PARTICIPATING', isCancelled: true },
    ])
  })

  test('leaves private events out for visitors, and takes the filters', async () => {
    await event('Private', { date: '2026-12-05', visibility: 'PRIVATE' })
    await event('Online', { date: '2026-12-06', type: 'ONLINE' })
    await event('Offline', { date: '2026-12-07' })
    const month = async (input = {}, me?: Me) =>
      (await t.call(api.eventList.month, { month: '2026-12', ...input }, as(me))).body.events.map(({ title }) => title)
    expect(await month()).toEqual(['Online', 'Offline'])
    expect(await month({}, await reader())).toEqual(['Private', 'Online', 'Offline'])
    expect(await month({ type: 'ONLINE' })).toEqual(['Online'])
  })

  test('is of a month that exists', async () => {
    for (const month of ['2026-13', '2026-1', 'soon'])
      expect((await t.call(api.eventList.month, { month }, as())).status).toBe(400)
  })
})

describe('my events', () => {
  test('are in three lists: upcoming, past and waiting', async () => {
    const me = await reader()
    await join(me, await event('Going', { date: '2026-11-20' }))
    await join(me, await event('Went', { date: '2026-11-10' }))
    await join(me, await event('Waitlist', { date: '2026-11-22', maxParticipants: 1 }), { waitlistNumber: 1 })
    await join(me, await event('Approval', { date: '2026-11-21', isApprovalRequired: true }), { status: 'PENDING' })
    await join(me, await event('Refused'), { status: 'REJECTED' })
    await join(me, await event('Left'), { status: 'CANCELLED' })
    await event('Of others')
    const mine = async (tab: 'upcoming' | 'past' | 'waiting') => {
      const { body } = await t.call(api.eventList.mine, { tab }, as(me))
      return [body.total, ...titles({ body })]
    }
    expect(await mine('upcoming')).toEqual([1, 'Going'])
    expect(await mine('past')).toEqual([1, 'Went'])
    expect(await mine('waiting')).toEqual([2, 'Approval', 'Waitlist'])
  })

  test('begin with the next one, which tells when its online link opens', async () => {
    const me = await reader()
    const next = async () => (await t.call(api.eventList.next, {}, as(me))).body
    expect(await next()).toBeNull()
    await join(me, await event('Second', { date: '2026-11-21' }))
    await join(me, await event('Cancelled', { date: '2026-11-18', cancelledAt: t.clock.now() }))
    await join(me, await event('Not yet', { date: '2026-11-18' }), { status: 'PENDING' })
    expect(await next()).toMatchObject({ event: { title: 'Second' }, joinOnlineAt: null })
    await join(
      me,
      await event('Call', {
        date: '2026-11-20',
        startTime: '19:00',
        type: 'ONLINE',
        onlineMeetingLink: 'https://meet.example/tea',
      }),
    )
    const found = await next()
    expect(found).toMatchObject({ event: { title: 'Call' }, joinOnlineAt: '2026-11-20T17:45:00.000Z' })
    expect(JSON.stringify(found)).not.toContain('meet.example')
  })
})

describe('search of events', () => {
  const search = async (text: string, me?: Me) =>
    (await t.call(api.eventList.search, { search: text }, as(me))).body.map(({ title }) => title)

  test('finds words of title, description and city in both scripts, coming ones first', async () => {
    await event('Tea in summer', { date: '2026-06-01' })
    await event('Winter tea', { date: '2026-12-20' })
    await event('Founders’ breakfast', { description: 'How to hire', location: { city: 'Moscow' } })
    expect(await search('tea')).toEqual(['Winter tea', 'Tea in summer'])
    expect(await search('hiring')).toEqual(['Founders’ breakfast'])
    expect(await search('Москоу')).toEqual(['Founders’ breakfast'])
    expect(await search('breakfsat')).toEqual(['Founders’ breakfast'])
    expect(await search('nothing of this')).toEqual([])
    expect(await search('!')).toEqual([])
  })

  test('finds a translation, and shows it in the language of the reader', async () => {
    const { id } = await event('Tea evening')
    await t.owner`
      insert into event_translation (community_id, event_id, language, title, description)
      values (${here.id}, ${id}, 'ru', 'Чайный вечер', 'Самовар')`
    expect(await search('самовар')).toEqual(['Tea evening'])
    const { body } = await t.call(
      api.eventList.search,
      { search: 'evening' },
      { host: here.host, headers: { 'accept-language': 'ru' } },
    )
    expect(body).toMatchObject([{ title: 'Чайный вечер' }])
  })

  test('finds private events for members only, and no deleted or foreign ones', async () => {
    await event('Tea private', { visibility: 'PRIVATE' })
    await event('Tea deleted', { deletedAt: t.clock.now() })
    await buildEvent(t, { title: 'Tea elsewhere' })
    expect(await search('tea')).toEqual([])
    expect(await search('tea', await reader())).toEqual(['Tea private'])
  })
})
