import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import type { SentOf } from '#contract/endpoint.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { type EventOptions, insertResponsible } from '#server/features/events/event/testing.ts'
import { buildParticipation } from '#server/features/events/participation/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { listener } from '#server/platform/jobs/news.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { aMinuteLater, holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { buildSeries } from './testing.ts'

type Me = Awaited<ReturnType<typeof buildSignedInParticipant>>
let t: TestApp
let here: { id: string; host: string }
let me: Me
let other: Me
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  me = await buildSignedInParticipant(t, here.id)
  other = await buildSignedInParticipant(t, here.id)
  for (const news of ['event.rescheduled', 'event.cancelled', 'event.enlarged'] as const)
    t.app.work.listeners.push(listener(`test ${news}`, news, async () => {}))
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
  await t.owner`delete from graphile_worker._private_jobs`
})

const as = ({ token }: { token: string } = me, lang = 'en') => ({
  host: here.host,
  token,
  headers: { 'accept-language': lang },
})
const weekly = ['2027-03-18', '2027-03-25', '2027-04-01', '2027-04-08']
/** Ids of a weekly series that both organise, over the change to summer time on 28 March. */
const series = async (options: EventOptions = {}, dates = weekly) => {
  const place = { communityId: here.id, responsibles: [me.userId, other.userId] }
  const { events } = await buildSeries(t, dates, { ...place, startTime: '19:00', ...options })
  return events.map(({ id }) => id) as [string, string, string, string]
}
type Change = Omit<SentOf<typeof api.series.update>, 'id' | 'version'>
const save = (id: string, change: Change, version = 1, who = me, lang = 'en') =>
  t.call(api.series.update, { id, version, ...change }, as(who, lang))
const managed = async (id: string) => (await t.call(api.event.getManaged, { id }, as())).body
const each = async <K extends keyof Awaited<ReturnType<typeof managed>>>(ids: string[], field: K) => {
  const found = []
  for (const id of ids) found.push((await managed(id))[field])
  return found
}
/** How often something was told since the test began. */
const told = async (news: string) => {
  const rows = await t.owner`
    select from graphile_worker.jobs where task_identifier = ${`hear test ${news}`}`
  return rows.length
}

describe('saving this and the following dates', () => {
  test('applies what changed here, and keeps what was changed there alone', async () => {
    const ids = await series()
    await t.call(api.event.update, { id: ids[2], version: 1, title: 'Guest evening', city: 'Potsdam' }, as())
    const { body } = await save(ids[1], { description: 'With cake.', title: 'Tea evening' })
    expect([body.count, body.event.description]).toEqual([3, 'With cake.'])
    const first = 'Twelve people at one table.'
    expect(await each(ids, 'description')).toEqual([first, 'With cake.', 'With cake.', 'With cake.'])
    expect(await each(ids, 'title')).toEqual(['Tea evening', 'Tea evening', 'Guest evening', 'Tea evening'])
    expect((await managed(ids[2])).location.city).toBe('Potsdam')
    expect(await each(ids, 'version')).toEqual([1, 2, 3, 2])
  })

  test('moves each by the same number of days, at the new local time, also over a change of DST', async () => {
    const ids = await series()
    const slugs = await each(ids, 'slug')
    const moved = { date: '2027-03-26', startTime: '18:30', slug: 'friday-tea' }
    expect((await save(ids[1], moved)).status).toBe(200)
    expect(await each(ids, 'startsAt')).toEqual([
      '2027-03-18T18:00:00.000Z',
      '2027-03-26T17:30:00.000Z',
      '2027-04-02T16:30:00.000Z',
      '2027-04-09T16:30:00.000Z',
    ])
    expect(await each(ids, 'slug')).toEqual([slugs[0], 'friday-tea', slugs[2], slugs[3]])
    expect(await told('event.rescheduled')).toBe(3)
  })

  test('tells nobody of what is neither time nor place, and moves the waitlists when places are added', async () => {
    const ids = await series({ maxParticipants: 2 })
    await save(ids[0], { maxParticipants: 5 })
    expect([await told('event.rescheduled'), await told('event.enlarged')]).toEqual([0, 4])
  })

  test('leaves out dates that are over, cancelled or deleted', async () => {
    const ids = await series({}, ['2020-01-02', '2020-01-09', '2027-03-25', '2027-04-01', '2027-04-08'])
    await t.owner`update event set cancelled_at = ${t.clock.now()} where id = ${ids[2]}`
    await t.call(api.event.remove, { id: ids[3] }, as())
    expect((await save(ids[0], { title: 'New name' })).body.count).toBe(2)
    await t.call(api.event.restore, { id: ids[3] }, as())
    expect(await each(ids, 'title')).toEqual(['New name', 'Tea evening', 'Tea evening', 'Tea evening', 'New name'])
  })

  test('takes the place as a whole: a new street does not get into another city', async () => {
    const ids = await series()
    await t.call(api.event.update, { id: ids[2], version: 1, city: 'Potsdam' }, as())
    await save(ids[0], { addressLine: 'Tea House, Gipsstraße 3' })
    expect((await managed(ids[2])).location).toMatchObject({ addressLine: 'Tea House, Gipsstraße 3', city: 'Berlin' })
  })

  test('is refused as a whole where more people are in on a later date, which is named', async () => {
    const ids = await series({ maxParticipants: 4 })
    for (let count = 0; count < 3; count++) await buildParticipation(t, { communityId: here.id, eventId: ids[2] })
    const change = { maxParticipants: 2, title: 'Small tea' }
    expect((await save(ids[0], change)).failure).toMatchObject({
      name: 'PLACES_TAKEN',
      fields: { maxParticipants: 'Places that are already taken on 1 April 2027: 3' },
    })
    const russian = await save(ids[0], change, 1, me, 'ru')
    expect(russian.failure.fields).toEqual({ maxParticipants: 'На 1 апреля 2027 уже занято мест: 3' })
    expect(await each(ids, 'title')).toEqual(['Tea evening', 'Tea evening', 'Tea evening', 'Tea evening'])
    expect((await save(ids[0], { maxParticipants: 3 })).body.count).toBe(4)
  })

  test('names the date whose own values do not fit', async () => {
    const ids = await series()
    await t.call(api.event.update, { id: ids[3], version: 1, startTime: '21:00' }, as())
    expect((await save(ids[0], { endTime: '20:30' })).failure).toMatchObject({
      name: 'INVALID_INPUT',
      fields: { endTime: '8 April 2027: The end must be after the start' },
    })
  })

  test('is refused for a date to be confirmed, and where it is a single event', async () => {
    const ids = await series()
    expect((await save(ids[0], { isDateToBeConfirmed: true })).failure).toMatchObject({
      name: 'SERIES_NEEDS_DATE',
      fields: { date: expect.any(String) },
    })
    await t.owner`update event set series_id = null where id = ${ids[3]}`
    expect((await save(ids[3], { title: 'Alone' })).failure.name).toBe('NOT_IN_SERIES')
  })

  test('is refused to those who do not organise each of them', async () => {
    const ids = await series()
    const guest = await buildSignedInParticipant(t, here.id)
    for (const eventId of [ids[1], ids[2]])
      await insertResponsible(t, { communityId: here.id, eventId, userId: guest.userId })
    expect((await save(ids[0], { title: 'Mine' }, 1, guest)).status).toBe(403)
    expect((await save(ids[1], { title: 'Mine' }, 1, guest)).failure.name).toBe('SERIES_NOT_YOURS')
    const cancelled = await t.call(api.series.cancel, { id: ids[1] }, as(guest))
    const removed = await t.call(api.series.remove, { id: ids[1] }, as(guest))
    expect([cancelled.failure.name, removed.failure.name]).toEqual(['SERIES_NOT_YOURS', 'SERIES_NOT_YOURS'])
    expect(await each(ids, 'title')).toEqual(['Tea evening', 'Tea evening', 'Tea evening', 'Tea evening'])
    expect(await each(ids, 'isCancelled')).toEqual([false, false, false, false])
  })

  test('with an old version changes nothing', async () => {
    const ids = await series()
    expect((await save(ids[0], { title: 'New name' }, 7)).failure.name).toBe('EVENT_CHANGED')
    expect((await managed(ids[1])).title).toBe('Tea evening')
  })

  test('translates them: the part that changed, where one has a text of its own', async () => {
    const ids = await series()
    const text = { title: 'Чай', description: 'За одним столом.' }
    const own = { title: 'Чай с гостем', description: 'Придёт гость.' }
    const translation = (changed: typeof text | null) => ({ translation: { language: 'ru' as const, text: changed } })
    const read = async (id: string) =>
      (await t.call(api.translation.get, { id, language: 'ru' }, as())).body.translation
    await save(ids[0], translation(text))
    expect(await read(ids[3])).toMatchObject(text)
    await t.call(api.translation.save, { id: ids[2], language: 'ru', ...own }, as())
    await save(ids[0], translation({ ...text, description: 'С пирогом.' }), 2)
    expect(await read(ids[2])).toMatchObject({ title: 'Чай с гостем', description: 'С пирогом.' })
    await save(ids[1], { ...translation(null), title: 'Tea' }, 3)
    expect([await read(ids[0]), await read(ids[1]), await read(ids[2])]).toMatchObject([{ title: 'Чай' }, {}, {}])
    expect([await read(ids[1]), await read(ids[2])]).toEqual([null, null])
    const own2 = { translation: { language: 'en' as const, text } }
    expect((await save(ids[1], own2, 4)).failure.name).toBe('OWN_LANGUAGE')
  })
})

describe('cancelling this and the following dates', () => {
  test('tells the participants of each, once, and leaves the earlier ones', async () => {
    const ids = await series()
    await t.call(api.event.cancel, { id: ids[2] }, as())
    const cancel = () => t.call(api.series.cancel, { id: ids[1], message: 'The house is closed.' }, as())
    const { body } = await cancel()
    expect([body.count, body.event.isCancelled]).toEqual([2, true])
    expect(await each(ids, 'isCancelled')).toEqual([false, true, true, true])
    expect(await each(ids, 'cancelMessage')).toEqual(['', 'The house is closed.', '', 'The house is closed.'])
    expect((await cancel()).body.count).toBe(0)
    expect(await told('event.cancelled')).toBe(3)
  })

  test('is refused for one that is over', async () => {
    const [id] = await series({}, ['2020-01-02', '2027-03-25'])
    expect((await t.call(api.series.cancel, { id }, as())).failure.name).toBe('EVENT_ENDED')
  })
})

describe('deleting this and the following dates', () => {
  const remove = (id: string) => t.call(api.series.remove, { id }, as())
  const isThere = async (ids: string[]) => {
    const found = []
    for (const id of ids) found.push((await t.call(api.event.get, { id }, as())).status === 200)
    return found
  }

  test('is undone as a whole, without those that were deleted before', async () => {
    const ids = await series()
    await t.call(api.event.remove, { id: ids[2] }, as())
    t.clock.moveBy(60_000)
    expect((await remove(ids[1])).body).toEqual({ count: 2 })
    expect(await isThere(ids)).toEqual([true, false, false, false])
    const listed = (await t.call(api.event.listDeleted, {}, as())).body.items.filter(({ id }) => ids.includes(id))
    expect(listed.map(({ id, count }) => [id, count])).toEqual([
      [ids[1], 2],
      [ids[2], 1],
    ])
    const restore = () => t.call(api.series.restore, { id: ids[1] }, as())
    expect((await restore()).body).toMatchObject({ count: 2, event: { id: ids[1] } })
    expect(await isThere(ids)).toEqual([true, true, false, true])
    expect((await restore()).body.count).toBe(0)
  })

  test('is refused while people are going, with the number of such dates; not once these are cancelled', async () => {
    const ids = await series()
    for (const eventId of [ids[1], ids[3]]) await buildParticipation(t, { communityId: here.id, eventId })
    expect((await remove(ids[0])).failure).toMatchObject({
      name: 'EVENT_HAS_PARTICIPANTS',
      fields: { dates: 'Dates that people are going to: 2. Cancel them first.' },
    })
    expect(await isThere(ids)).toEqual([true, true, true, true])
    await t.call(api.series.cancel, { id: ids[1] }, as())
    expect((await remove(ids[0])).body).toEqual({ count: 4 })
  })

  test('can be undone for a day, by its organisers', async () => {
    const ids = await series()
    await remove(ids[0])
    const stranger = await buildSignedInParticipant(t, here.id)
    expect((await t.call(api.series.restore, { id: ids[0] }, as(stranger))).failure.name).toBe('EVENT_NOT_FOUND')
    t.clock.moveBy(25 * 3_600_000)
    expect((await t.call(api.series.restore, { id: ids[0] }, as())).failure.name).toBe('EVENT_NOT_FOUND')
  })
})

describe('two organisers who save this and the following dates at the same moment', () => {
  const saveBoth = async () => {
    const ids = await series()
    const held = await holdWrites(t.owner, 'event', { when: `new.id = '${ids[1]}'` })
    const answers = await race<{ status: number }>(
      held,
      () => save(ids[1], { description: 'With cake.' }),
      aMinuteLater(t.clock, () => save(ids[0], { title: 'New name' }, 1, other)),
    )
    const { title, description } = await managed(ids[1])
    return [answers.map(({ status }) => status), title, description]
  }

  test('change both', async () => {
    expect(await saveBoth()).toEqual([[200, 200], 'New name', 'With cake.'])
  })

  test('control: without the lock one is refused', async () => {
    expect(await withoutLock('series events', saveBoth)).toEqual([[200, 409], 'Tea evening', 'With cake.'])
  })

  test('from the same date: the second is told that it changed', async () => {
    const ids = await series()
    const held = await holdWrites(t.owner, 'event', { when: `new.id = '${ids[0]}'` })
    const answers = await race<{ status: number }>(
      held,
      () => save(ids[0], { title: 'One' }),
      aMinuteLater(t.clock, () => save(ids[0], { title: 'Two' }, 1, other)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    expect(await each(ids, 'title')).toEqual(['One', 'One', 'One', 'One'])
  })
})

describe('somebody who joins a later date while the places of all are lowered', () => {
  const joinAndLower = async () => {
    const ids = await series({ maxParticipants: 2 })
    await buildParticipation(t, { communityId: here.id, eventId: ids[2] })
    const guest = await buildSignedInParticipant(t, here.id)
    const held = await holdWrites(t.owner, 'participation')
    const [joined, lowered] = await race<{ status: number; failure: { name: string } }>(
      held,
      () => t.call(api.participation.confirm, { id: ids[2] }, as(guest)),
      aMinuteLater(t.clock, () => save(ids[0], { maxParticipants: 1 })),
    )
    const { maxParticipants, placesTaken } = await managed(ids[2])
    return { joined: joined?.status, lowered: lowered?.failure.name, maxParticipants, placesTaken }
  }

  test('is in, and nothing is lowered', async () => {
    expect(await joinAndLower()).toEqual({ joined: 200, lowered: 'PLACES_TAKEN', maxParticipants: 2, placesTaken: 2 })
  })

  test('control: without the lock more are in than there are places', async () => {
    const { maxParticipants, placesTaken } = await withoutLock('event places', joinAndLower)
    expect([maxParticipants, placesTaken]).toEqual([1, 2])
  })
})
