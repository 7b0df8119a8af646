import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import type { Recurrence } from '#contract/events/recurrence.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildEvent, type EventOptions } from '#server/features/events/event/testing.ts'
import { buildEventQuestion } from '#server/features/events/event-question/testing.ts'
import { buildParticipation } from '#server/features/events/participation/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { aMinuteLater, holdWrites, race, withoutLock } from '#server/testing/race.ts'

let t: TestApp
let here: { id: string; host: string }
let organiser: { userId: string; token: string }
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())
beforeEach(async () => {
  here = await buildCommunity(t)
  const place = await buildConnection(t, { communityId: here.id })
  organiser = { userId: place.userId, token: (await buildSession(t, place)).token }
})

const as = () => ({ host: here.host, token: organiser.token })
const event = (options: EventOptions = {}) =>
  buildEvent(t, { communityId: here.id, responsibles: [organiser.userId], date: '2027-03-25', ...options })
const repeat = (id: string, recurrence: Recurrence = { frequency: 'WEEKLY', end: { count: 3 } }) =>
  t.call(api.series.create, { id, recurrence }, as())

describe('an event that is repeated', () => {
  test('becomes the first of a series of events at the same local time, also over a change of DST', async () => {
    const { id, slug } = await event({ startTime: '19:00', timeZone: 'Europe/Berlin', slug: 'weekly-tea' })
    const { body } = await repeat(id)
    expect(body).toMatchObject({ recurrence: { frequency: 'WEEKLY', end: { count: 3 } } })
    expect(body.events.map(each => [each.slug, each.date, each.startTime, each.startsAt])).toEqual([
      [slug, '2027-03-25', '19:00', '2027-03-25T18:00:00.000Z'],
      ['weekly-tea-2027-04-01', '2027-04-01', '19:00', '2027-04-01T17:00:00.000Z'],
      ['weekly-tea-2027-04-08', '2027-04-08', '19:00', '2027-04-08T17:00:00.000Z'],
    ])
    expect((await t.call(api.series.get, { id: body.events[2]?.id as string }, { host: here.host })).body).toEqual(body)
    expect((await t.call(api.event.get, { id }, { host: here.host })).body.seriesId).not.toBeNull()
  })

  test('hands its questions, organisers and places to the others, not its participants', async () => {
    const { id } = await event({ maxParticipants: 12, isOnboardingEnabled: true })
    await buildEventQuestion(t, { communityId: here.id, eventId: id, type: 'RADIO', options: ['Tea', 'Coffee'] })
    const { body } = await repeat(id)
    const other = body.events[1]?.id as string
    expect((await t.call(api.event.getManaged, { id: other }, as())).body).toMatchObject({ maxParticipants: 12 })
    const [count] = await t.owner`
      select count(*)::int as options from event_answer_option o join event_question q on q.id = o.question_id
      where q.event_id = ${other}`
    expect(count).toEqual({ options: 2 })
    expect(body.events[1]).toMatchObject({ placesLeft: 12, status: 'NOT_PARTICIPATING', isCancelled: false })
  })

  test('is refused without a date, with a single date, and twice', async () => {
    const undated = await event({ date: null })
    expect((await repeat(undated.id)).failure).toMatchObject({ name: 'DATE_MISSING' })
    const { id } = await event()
    const short = await repeat(id, { frequency: 'WEEKLY', end: { until: '2027-03-26' } })
    expect(short.failure).toMatchObject({ name: 'SERIES_TOO_SHORT' })
    expect((await repeat(id)).status).toBe(200)
    expect((await repeat(id)).failure).toMatchObject({ name: 'ALREADY_IN_SERIES' })
  })

  test('of a single event there is no series', async () => {
    const { id } = await event()
    expect((await t.call(api.series.get, { id }, as())).failure).toMatchObject({ name: 'NOT_IN_SERIES' })
  })
})

test('a private date is listed for members and organisers, not for visitors', async () => {
  const { id } = await event()
  const { body } = await repeat(id)
  await t.owner`update event set visibility = 'PRIVATE' where id = ${body.events[1]?.id as string}`
  const me = await buildSignedInParticipant(t, here.id)
  const days = async (token?: string) =>
    (await t.call(api.series.get, { id }, { host: here.host, ...(token ? { token } : {}) })).body.events.map(
      each => each.date,
    )
  expect(await days()).toEqual(['2027-03-25', '2027-04-08'])
  expect([(await days(me.token)).length, (await days(organiser.token)).length]).toEqual([3, 3])
})

describe('joining all events of a series', () => {
  test('joins each coming one, and leaves out those that are full or cancelled', async () => {
    const { id } = await event({ maxParticipants: 1, waitlist: 'NONE' })
    const { body } = await repeat(id, { frequency: 'WEEKLY', end: { count: 4 } })
    const ids = body.events.map(each => each.id)
    await buildParticipation(t, { communityId: here.id, eventId: ids[1] as string })
    await t.owner`update event set cancelled_at = ${t.clock.now()} where id = ${ids[2] as string}`
    const me = await buildSignedInParticipant(t, here.id)
    const join = () => t.call(api.series.join, { id }, { host: here.host, token: me.token })
    const first = await join()
    expect(first.body).toMatchObject({ joined: 2, refused: 1 })
    const statuses = ['CONFIRMED', 'NOT_PARTICIPATING', 'NOT_PARTICIPATING', 'CONFIRMED']
    expect(first.body.series.events.map(each => each.status)).toEqual(statuses)
    expect((await join()).body).toMatchObject({ joined: 0, refused: 1 })
  })

  test('needs a series', async () => {
    const me = await buildSignedInParticipant(t, here.id)
    const answer = await t.call(api.series.join, { id: (await event()).id }, { host: here.host, token: me.token })
    expect(answer.failure).toMatchObject({ name: 'NOT_IN_SERIES' })
  })
})

describe('two who repeat one event at the same moment', () => {
  const repeatTwice = async () => {
    const { id } = await event()
    // After both have chosen the addresses of the dates, where nothing makes them wait.
    const held = await holdWrites(t.owner, 'event', { statement: 'update of series_id' })
    const answers = await race(
      held,
      () => repeat(id),
      aMinuteLater(t.clock, () => repeat(id)),
    )
    const [row] = await t.owner`select count(*)::int as series from event_series where community_id = ${here.id}`
    return [answers.map(({ status }) => status), row?.series] as const
  }

  test('create one series', async () => {
    expect(await repeatTwice()).toEqual([[200, 409], 1])
  })

  test('control: without the locks of the event and of slugs one gets an error', async () => {
    const [statuses, count] = await withoutLock('series', () => withoutLock('event slug', repeatTwice))
    expect([statuses.toSorted(), count]).toEqual([[200, 500], 1])
  })
})

test('an event that is repeated while its address is changed gets both', async () => {
  const { id } = await event()
  const held = await holdWrites(t.owner, 'event_series')
  const answers = await race<{ status: number }>(
    held,
    () => repeat(id),
    aMinuteLater(t.clock, () => t.call(api.event.update, { id, version: 1, slug: `moved-${id.slice(-8)}` }, as())),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})
