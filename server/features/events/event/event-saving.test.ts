import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import type { SentOf } from '#contract/endpoint.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { listener } from '#server/platform/jobs/news.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { aMinuteLater, holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { buildParticipation } from '../participation/testing.ts'
import { buildEvent, type EventOptions, filledForm } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
type Me = Awaited<ReturnType<typeof buildSignedInParticipant>>
let me: Me
let other: Me
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  me = await buildSignedInParticipant(t, here.id, { permissions: ['CAN_CREATE_EVENTS'], firstName: 'Nina' })
  other = await buildSignedInParticipant(t, here.id, { permissions: ['CAN_CREATE_EVENTS'], firstName: 'Oleg' })
  for (const news of ['event.rescheduled', 'event.cancelled', 'event.enlarged'] as const)
    t.app.work.listeners.push(listener(`test ${news}`, news, async () => {}))
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
  await t.owner`delete from graphile_worker._private_jobs`
})

type Form = SentOf<typeof api.event.create>
const as = ({ token }: { token: string }, lang = 'en') => ({
  host: here.host,
  token,
  headers: { 'accept-language': lang },
})
const create = (form: Form = {}, who = me) => t.call(api.event.create, { ...filledForm, ...form }, as(who))
const mine = (options: EventOptions = {}) =>
  buildEvent(t, { communityId: here.id, responsibles: [me.userId], ...options })
const managed = async (id: string) => (await t.call(api.event.getManaged, { id }, as(me))).body
const update = (id: string, version: number, form: Form, who = me) =>
  t.call(api.event.update, { id, version, ...form }, as(who))
/** News told since the test began. */
const told = async () => {
  const rows = await t.owner<{ taskIdentifier: string }[]>`
    select task_identifier from graphile_worker.jobs where task_identifier like 'hear test %'`
  return rows.map(({ taskIdentifier }) => taskIdentifier.replace('hear test ', '')).sort()
}
const sequenceOf = async (id: string) => {
  const [row] = await t.owner<{ sequence: number }[]>`select sequence from event where id = ${id}`
  return row?.sequence
}

describe('a new event', () => {
  test('has what was sent, and its creator as organiser', async () => {
    const form: Form = {
      lang: 'ru',
      slug: 'Winter-Tea',
      endTime: '21:30',
      addressLine: 'Torstraße 41',
      latitude: 52.5293,
      longitude: 13.4016,
      mapsLink: 'https://www.google.com/maps/@52.5293,13.4016,17z',
      region: 'Brandenburg',
      postalCode: '10119',
      locationVisibility: 'CITY',
      isPaid: true,
      price: 18.5,
      currency: 'EUR',
      paymentLink: 'https://pay.example.com/tea',
      visibility: 'PRIVATE',
      approvalRequired: true,
      enableOnboarding: true,
      maxParticipants: 12,
      maxPlusOnes: 2,
      waitlist: 'OFFER',
      offerMinutes: 60,
      holdMinutes: 30,
      coverKind: 'steam',
      coverPalette: 'plum',
    }
    const { status, body } = await create(form)
    expect(status).toBe(200)
    const { slug: _slug, addressLine, latitude, longitude, mapsLink, region, postalCode, ...same } = form
    const { city, country, ...rest } = filledForm
    expect(body).toMatchObject({
      ...rest,
      ...same,
      slug: 'winter-tea',
      communityId: here.id,
      startsAt: '2027-03-11T18:00:00.000Z',
      endsAt: '2027-03-11T20:30:00.000Z',
      isLocationConfirmed: true,
      location: { addressLine, latitude, longitude, mapsLink, region, postalCode, city, country },
      createdBy: { participantId: me.id },
      hosts: [{ participantId: me.id, firstName: 'Nina' }],
      can: { manage: true, delete: true },
      version: 1,
      changedBy: null,
    })
    expect(await managed(body.id)).toEqual(body)
  })

  test('without a slug gets one of its title, and a number if that is taken', async () => {
    const slugs = []
    for (const _ of [1, 2, 3]) slugs.push((await create({ title: 'Чай и варенье' })).body.slug)
    expect(slugs).toEqual(['chay-i-varene', 'chay-i-varene-2', 'chay-i-varene-3'])
    expect((await create({ title: 'Create' })).body.slug).toBe('create-2')
    expect((await create({ title: '???' })).body.slug).toBe('event')
  })

  test('with a date, time and place to be confirmed has none of them', async () => {
    const { body } = await create({
      date: null,
      startTime: null,
      isDateToBeConfirmed: true,
      isLocationToBeConfirmed: true,
      city: '',
      country: '',
    })
    expect(body).toMatchObject({
      date: null,
      startTime: null,
      startsAt: null,
      endsAt: null,
      isLocationConfirmed: false,
    })
    const day = await create({ startTime: null, isTimeToBeConfirmed: true })
    expect(day.body).toMatchObject({ date: '2027-03-11', startTime: null, startsAt: '2027-03-10T23:00:00.000Z' })
  })

  test('keeps no place of an online event, no link of an offline one, and no price of a free one', async () => {
    const online = await create({
      type: 'ONLINE',
      onlineMeetingLink: 'https://meet.example.com/x',
      latitude: 1,
      longitude: 1,
    })
    expect(online.body).toMatchObject({
      onlineMeetingLink: 'https://meet.example.com/x',
      location: { city: '', latitude: null },
    })
    const offline = await create({
      onlineMeetingLink: 'https://meet.example.com/x',
      price: 5,
      paymentLink: 'https://pay.example.com',
    })
    expect(offline.body).toMatchObject({ onlineMeetingLink: '', price: null, paymentLink: '' })
  })

  const wrong: [string, Form, string, string][] = [
    ['title', { title: '' }, 'Please fill this in', 'Заполните это поле'],
    ['description', { description: ' ' }, 'Please fill this in', 'Заполните это поле'],
    ['date', { date: null }, 'Please fill this in', 'Заполните это поле'],
    ['date', { date: '2027-02-30' }, 'There is no such date', 'Такой даты нет'],
    ['startTime', { startTime: null }, 'Please fill this in', 'Заполните это поле'],
    ['startTime', { startTime: '25:00' }, 'Enter a time like 19:30', 'Время записывается так: 19:30'],
    ['endTime', { endTime: '18:00' }, 'The end must be after the start', 'Конец должен быть позже начала'],
    ['timeZone', { timeZone: '' }, 'Please fill this in', 'Заполните это поле'],
    ['timeZone', { timeZone: 'Mars/Base' }, 'Unknown time zone', 'Неизвестный часовой пояс'],
    ['timeZone', { timeZone: 'Factory' }, 'Unknown time zone', 'Неизвестный часовой пояс'],
    ['organizerContact', { organizerContact: '' }, 'Please fill this in', 'Заполните это поле'],
    ['city', { city: '' }, 'Please fill this in', 'Заполните это поле'],
    ['country', { country: '' }, 'Please fill this in', 'Заполните это поле'],
    [
      'price',
      { isPaid: true, currency: 'EUR', paymentLink: 'https://a.example' },
      'Please fill this in',
      'Заполните это поле',
    ],
    [
      'price',
      { isPaid: true, price: 0, currency: 'EUR', paymentLink: 'https://a.example' },
      'Enter a price above 0, with no more than two decimals',
      'Введите цену больше 0, не более двух знаков после запятой',
    ],
    ['paymentLink', { isPaid: true, price: 5, currency: 'EUR' }, 'Please fill this in', 'Заполните это поле'],
    ['onlineMeetingLink', { type: 'ONLINE' }, 'Please fill this in', 'Заполните это поле'],
    ['latitude', { latitude: 91, longitude: 1 }, 'A latitude is between -90 and 90', 'Широта — от -90 до 90'],
    ['longitude', { latitude: 1, longitude: 181 }, 'A longitude is between -180 and 180', 'Долгота — от -180 до 180'],
    ['maxParticipants', { maxParticipants: 0 }, 'Enter a whole number from 1', 'Введите целое число от 1'],
    ['slug', { slug: 'чай' }, 'Latin letters, digits and hyphens only', 'Только латинские буквы, цифры и дефисы'],
    [
      'mapsLink',
      { mapsLink: 'javascript:alert(1)' },
      'Enter an address that starts with https://',
      'Введите адрес, который начинается с https://',
    ],
  ]
  test.each(wrong)('with a wrong %s is refused with a message at the field: %j', async (field, form, en, ru) => {
    for (const [lang, message] of [
      ['en', en],
      ['ru', ru],
    ] as const) {
      const { failure } = await t.call(api.event.create, { ...filledForm, ...form }, as(me, lang))
      expect(failure).toMatchObject({ name: 'INVALID_INPUT', status: 400, fields: { [field]: message } })
    }
  })

  test('is created once when the same call is repeated', async () => {
    const call = { ...as(me), headers: { 'idempotency-key': 'once-and-for-all' } }
    const [first, again] = [
      await t.call(api.event.create, { ...filledForm, title: 'Only once' }, call),
      await t.call(api.event.create, { ...filledForm, title: 'Only once' }, call),
    ]
    expect(again.body).toEqual(first.body)
    expect(await t.owner`select from event where title = 'Only once'`).toHaveLength(1)
  })

  test('is refused to members without the permission', async () => {
    const member = await buildSignedInParticipant(t, here.id)
    expect((await create({}, member)).status).toBe(403)
  })
})

describe('the slug of an event', () => {
  const ask = async (slug: string, eventId?: string) =>
    (await t.call(api.event.isSlugAvailable, { slug, ...(eventId ? { eventId } : {}) }, as(me))).body

  test('is free, taken or not allowed, and a free one is suggested', async () => {
    const { id } = await mine({ slug: 'jam-night' })
    await mine({ slug: 'jam-night-2' })
    expect(await ask('jam-day')).toEqual({ isAvailable: true, suggestion: 'jam-day' })
    expect(await ask('Jam-Night')).toEqual({ isAvailable: false, suggestion: 'jam-night-3' })
    expect(await ask('jam-night', id)).toEqual({ isAvailable: true, suggestion: 'jam-night' })
    expect(await ask('Варенье ночью!')).toEqual({ isAvailable: false, suggestion: 'varene-nochyu' })
    expect(await ask('upcoming')).toEqual({ isAvailable: false, suggestion: 'upcoming-2' })
  })

  test('that is taken is refused on creating and updating, and nothing is saved', async () => {
    await mine({ slug: 'taken-tea' })
    const created = await create({ slug: 'taken-tea' })
    expect(created.failure).toMatchObject({
      name: 'SLUG_TAKEN',
      status: 409,
      fields: { slug: 'This address is taken. Free: taken-tea-2' },
    })
    const { id, slug } = await mine()
    expect((await update(id, 1, { slug: 'taken-tea', title: 'New' })).failure.name).toBe('SLUG_TAKEN')
    expect(await managed(id)).toMatchObject({ slug, title: 'Tea evening', version: 1 })
  })

  test('of another community is free', async () => {
    await buildEvent(t, { slug: 'far-tea' })
    expect((await create({ slug: 'far-tea' })).status).toBe(200)
  })

  const takeTwice = async (slug: string) => {
    const held = await holdWrites(t.owner, 'event', { when: `new.slug = '${slug}'` })
    return race(
      held,
      () => create({ slug }),
      aMinuteLater(t.clock, () => create({ slug }, other)),
    )
  }

  test('that two take at the same moment goes to one, and the other is told that it is taken', async () => {
    const replies = await takeTwice('same-moment')
    expect(replies.map(({ status, failure }) => [status, failure.name])).toEqual([
      [200, undefined],
      [409, 'SLUG_TAKEN'],
    ])
  })

  test('without the lock gives one of them an error', async () => {
    const replies = await withoutLock('event slug', () => takeTwice('same-moment-again'))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 500])
  })
})

describe('an update', () => {
  test('changes what is sent, keeps the rest, and says who saved', async () => {
    const { id } = await mine({ maxParticipants: 10, price: 18 })
    const before = await managed(id)
    const { body } = await update(id, before.version, { title: 'Late tea' })
    expect(body).toEqual({
      ...before,
      title: 'Late tea',
      version: before.version + 1,
      changedBy: expect.objectContaining({ participantId: me.id, firstName: 'Nina' }),
      updatedAt: expect.any(String),
    })
    expect(await told()).toEqual([])
  })

  test('with an old version changes nothing and says who saved meanwhile', async () => {
    const { id } = await mine({ responsibles: [me.userId, other.userId] })
    expect((await update(id, 1, { title: 'First' }, other)).status).toBe(200)
    const late = await update(id, 1, { title: 'Second', description: 'Mine' })
    expect(late.failure).toMatchObject({
      name: 'EVENT_CHANGED',
      status: 409,
      fields: { version: expect.stringContaining('Last saved by Oleg') },
    })
    expect(await managed(id)).toMatchObject({ title: 'First', version: 2, changedBy: { firstName: 'Oleg' } })
    expect((await update(id, 2, { title: 'Second' })).body).toMatchObject({ title: 'Second', version: 3 })
  })

  const saveTwice = async () => {
    const { id } = await mine({ responsibles: [me.userId, other.userId] })
    const held = await holdWrites(t.owner, 'event', { when: `new.id = '${id}'` })
    const replies = await race(
      held,
      () => update(id, 1, { title: 'First' }),
      aMinuteLater(t.clock, () => update(id, 1, { title: 'Second' }, other)),
    )
    return { replies, saved: await managed(id) }
  }

  test('of two editors at the same moment is saved for one, and the other is told', async () => {
    const { replies, saved } = await saveTwice()
    expect(replies.map(({ status, failure }) => [status, failure.name])).toEqual([
      [200, undefined],
      [409, 'EVENT_CHANGED'],
    ])
    expect(saved).toMatchObject({ title: 'First', version: 2 })
  })

  test('of two editors overwrites one without the check of the version in the write', async () => {
    const { replies, saved } = await withoutLock('event version', saveTwice)
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(saved.title).toBe('Second')
  })

  test('is checked like a new event, over all of its fields', async () => {
    const { id } = await mine({ startTime: '19:00', endTime: '21:00' })
    expect((await update(id, 1, { startTime: '22:00' })).failure.fields).toEqual({
      endTime: 'The end must be after the start',
    })
    expect((await update(id, 1, { type: 'ONLINE' })).failure.fields).toEqual({
      onlineMeetingLink: 'Please fill this in',
    })
    expect((await update(id, 1, { date: null })).failure.fields).toEqual({ date: 'Please fill this in' })
  })

  test('of the text edits the language of the event, whatever language the organiser reads', async () => {
    const { id } = await mine({ title: 'Tea', lang: 'en' })
    await t.owner`
      insert into event_translation (community_id, event_id, language, title, description)
      values (${here.id}, ${id}, 'ru', 'Чай', 'Стол.')`
    const russian = { ...as(me, 'ru') }
    expect((await t.call(api.event.get, { id }, russian)).body.title).toBe('Чай')
    expect((await t.call(api.event.getManaged, { id }, russian)).body.title).toBe('Tea')
    const { body } = await t.call(api.event.update, { id, version: 1, organizerContact: 'x@example.com' }, russian)
    expect(body.title).toBe('Tea')
  })

  const moves: [string, Form][] = [
    ['date', { date: '2027-05-01' }],
    ['start', { startTime: '18:00' }],
    ['end', { endTime: '22:00' }],
    ['time zone', { timeZone: 'Europe/Lisbon' }],
    ['street', { addressLine: 'Another street 1' }],
    ['city', { city: 'Potsdam' }],
    ['point', { latitude: 52.4, longitude: 13.1 }],
    ['type', { type: 'ONLINE', onlineMeetingLink: 'https://meet.example.com/x' }],
  ]
  test.each(moves)('of the %s raises the sequence and tells the participants', async (_what, form) => {
    const { id } = await mine()
    await update(id, 1, form)
    expect([await sequenceOf(id), await told()]).toEqual([1, ['event.rescheduled']])
  })

  test('of the link of an online event tells the participants', async () => {
    const { id } = await mine({ type: 'ONLINE', onlineMeetingLink: 'https://meet.example.com/x' })
    await update(id, 1, { onlineMeetingLink: 'https://meet.example.com/y' })
    expect([await sequenceOf(id), await told()]).toEqual([1, ['event.rescheduled']])
  })

  test('of a past or a cancelled event, or of other fields, tells nobody', async () => {
    const past = await mine({ date: '2020-01-01' })
    await update(past.id, 1, { addressLine: 'Another street 1' })
    const cancelled = await mine({ cancelledAt: t.clock.now() })
    await update(cancelled.id, 1, { addressLine: 'Another street 1' })
    const { id } = await mine()
    await update(id, 1, { title: 'New', description: 'New', organizerContact: 'new', visibility: 'PRIVATE' })
    expect([await sequenceOf(past.id), await sequenceOf(id), await told()]).toEqual([0, 0, []])
  })

  test('never sets fewer places than are taken', async () => {
    const { id } = await mine({ maxParticipants: 10 })
    await buildParticipation(t, { communityId: here.id, eventId: id, plusOnes: 2 })
    await buildParticipation(t, { communityId: here.id, eventId: id })
    expect((await update(id, 1, { maxParticipants: 3 })).failure).toMatchObject({
      name: 'PLACES_TAKEN',
      status: 409,
      fields: { maxParticipants: 'Places that are already taken: 4' },
    })
    expect((await managed(id)).maxParticipants).toBe(10)
    expect((await update(id, 1, { maxParticipants: 4 })).body).toMatchObject({ maxParticipants: 4, placesLeft: 0 })
    expect(await told()).toEqual([])
  })

  test.each([[12], [null]])('of the number of places to %s moves the waitlist', async maxParticipants => {
    const { id } = await mine({ maxParticipants: 10 })
    await update(id, 1, { maxParticipants })
    expect(await told()).toEqual(['event.enlarged'])
  })
})

test.each([
  ['an admin', { role: 'ROLE_ADMIN' as const }],
  ['a moderator', { permissions: ['CAN_MODERATE_COMMUNITY' as const] }],
])('%s creates, edits and deletes any event of the community', async (_who, rights) => {
  const runner = await buildSignedInParticipant(t, here.id, rights)
  const { id } = await mine()
  expect((await create({ title: 'By the team' }, runner)).status).toBe(200)
  expect((await update(id, 1, { title: 'Edited' }, runner)).body.title).toBe('Edited')
  expect((await t.call(api.event.remove, { id }, as(runner))).status).toBe(200)
  expect((await t.call(api.event.get, { id }, as(runner))).status).toBe(404)
})

test('an organiser edits the event, and another member does not', async () => {
  const { id } = await mine()
  expect((await update(id, 1, { title: 'Mine' })).body.title).toBe('Mine')
  expect((await update(id, 2, { title: 'Not mine' }, other)).status).toBe(403)
  expect((await managed(id)).title).toBe('Mine')
})
