import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { runChore } from '#server/testing/chores.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { letterTo } from '#server/testing/letters.ts'
import { holdWrites, race, withoutUnique } from '#server/testing/race.ts'
import { instantsOf } from '../event/rules.ts'
import { buildEvent, type EventOptions } from '../event/testing.ts'
import { buildParticipation, type ParticipationOptions } from '../participation/testing.ts'
import { queueReminders, reminderChores } from './chores.ts'

let t: TestApp
let here: { id: string; host: string }
/** The event starts at 19:00 in Berlin; tests move the clock towards it. */
const start = new Date('2027-02-04T18:00:00Z')
const hoursBefore = (hours: number) => new Date(start.getTime() - hours * 3_600_000)
const at = (now: Date) => t.clock.moveBy(now.getTime() - t.clock.now().getTime())

beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
  t.clock.stop()
})
afterAll(() => t.stop())
beforeEach(async () => {
  at(hoursBefore(100))
  here = await buildCommunity(t)
})

async function going(event: EventOptions = {}, own: ParticipationOptions = {}) {
  const me = await buildSignedInParticipant(t, here.id)
  await t.owner`update participant set time_zone = 'Europe/Moscow' where id = ${me.id}`
  const options = { communityId: here.id, title: 'Tea', date: '2027-02-04', startTime: '19:00', ...event }
  const { id: eventId } = await buildEvent(t, options)
  await buildParticipation(t, { communityId: here.id, eventId, participantId: me.id, ...own })
  return { ...me, eventId }
}

/** What the scheduler does every minute. */
const remind = () => runChore(t, reminderChores, 'remind of events')

const settled = () =>
  expect
    .poll(async () => (await t.owner`select from graphile_worker._private_jobs where attempts < max_attempts`).length, {
      timeout: 30_000,
    })
    .toBe(0)

const kindsTo = async (email: string) => {
  await settled()
  const rows = await t.owner<{ kind: string }[]>`select kind from letter where recipient = ${email} order by kind`
  return rows.map(({ kind }) => kind)
}

describe('a reminder', () => {
  test('comes a day and an hour before the start, each once, whenever and however often is looked', async () => {
    const me = await going()
    at(hoursBefore(24.1))
    await remind()
    expect(await kindsTo(me.email)).toEqual([])
    for (const hours of [24, 23.9, 24, 13]) {
      at(hoursBefore(hours))
      await remind()
    }
    expect(await kindsTo(me.email)).toEqual(['reminder.day'])
    at(hoursBefore(1.02))
    await remind()
    expect(await kindsTo(me.email)).toEqual(['reminder.day'])
    for (const hours of [1, 0.9, 24, 1]) {
      at(hoursBefore(hours))
      await remind()
    }
    expect(await kindsTo(me.email)).toEqual(['reminder.day', 'reminder.hour'])
  })

  test.each([
    ['a day', 24],
    ['an hour', 1],
  ])('is looked for only in communities in which one is due: %s before', async (_text, hours) => {
    await going()
    const isVisited = async () => (await remind()).includes(here.id)
    at(hoursBefore(hours + 0.1))
    expect(await isVisited()).toBe(false)
    at(hoursBefore(hours))
    expect(await isVisited()).toBe(true)
    expect(await isVisited()).toBe(false)
  })

  test('comes late after a pause of the server, but not when it is of no use any more', async () => {
    const me = await going()
    at(hoursBefore(13))
    await remind()
    expect(await kindsTo(me.email)).toEqual(['reminder.day'])
    const other = await going()
    at(hoursBefore(12))
    await remind()
    at(hoursBefore(0.1))
    await remind()
    at(hoursBefore(-1))
    await remind()
    expect(await kindsTo(other.email)).toEqual([])
  })

  test("is in the reader's zone and language, and has the whole address", async () => {
    const me = await going({ locationVisibility: 'NONE' })
    await t.owner`update participant set preferred_lang = 'ru' where id = ${me.id}`
    at(hoursBefore(24))
    await remind()
    const letter = await letterTo(t, me.email)
    expect(letter.plain).toContain('Четверг, 4 февраля, 19:00, Берлин')
    expect(letter.plain).toContain('По вашему времени: 21:00, Москва')
    expect(letter.plain).toContain('Torstraße 41')
    expect(letter.plain).toContain(encodeURIComponent(`/event/${me.eventId}`))
  })

  test('of an online event leads to the page that joins', async () => {
    const me = await going({ type: 'ONLINE', onlineMeetingLink: 'https://meet.example/hush' })
    at(hoursBefore(1))
    await remind()
    const letter = await letterTo(t, me.email)
    expect(letter.plain).toContain(encodeURIComponent(`/event/${me.eventId}/join`))
    expect(letter.html).not.toContain('hush')
  })

  test('does not come to those who were confirmed after it was due, nor to others', async () => {
    const late = await going({}, { joinedAt: hoursBefore(23) })
    const pending = await going({}, { status: 'PENDING' })
    const left = await going({}, { status: 'CANCELLED' })
    at(hoursBefore(22))
    await remind()
    for (const { email } of [late, pending, left]) expect(await kindsTo(email)).toEqual([])
    at(hoursBefore(1))
    await remind()
    expect(await kindsTo(late.email)).toEqual(['reminder.hour'])
  })

  test('does not come for an event that is cancelled, deleted, or has no time yet', async () => {
    const people = [
      await going({ cancelledAt: t.clock.now() }),
      await going({ deletedAt: t.clock.now() }),
      await going({ startTime: null }),
      await going({ date: null }),
    ]
    for (const hours of [42.5, 24, 18.5, 1]) {
      at(hoursBefore(hours))
      await remind()
    }
    for (const { email } of people) expect(await kindsTo(email)).toEqual([])
  })

  test('comes again when the event is moved', async () => {
    const me = await going()
    at(hoursBefore(24))
    await remind()
    expect(await kindsTo(me.email)).toEqual(['reminder.day'])
    await t.owner`
      update event set event_date = '2027-02-11', starts_at = starts_at + interval '7 days', ends_at = ends_at + interval '7 days'
      where id = ${me.eventId}`
    at(hoursBefore(1))
    await remind()
    expect(await kindsTo(me.email)).toEqual(['reminder.day'])
    at(new Date(hoursBefore(24).getTime() + 7 * 86_400_000))
    await remind()
    expect(await kindsTo(me.email)).toEqual(['reminder.day', 'reminder.day'])
  })

  test('that is queued is not sent when the event was cancelled or moved meanwhile', async () => {
    const [cancelled, moved] = [await going(), await going()]
    at(hoursBefore(24))
    await t.app.openScope(here.id, true, async scope => {
      await queueReminders(scope)
      await scope.db`update event set cancelled_at = now() where id = ${cancelled.eventId}`
      await scope.db`update event set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour'
        where id = ${moved.eventId}`
    })
    for (const { email } of [cancelled, moved]) expect(await kindsTo(email)).toEqual([])
  })

  test('is sent once, though its job runs again', async () => {
    const me = await going()
    at(hoursBefore(24))
    const [row] = await t.owner<{ id: string }[]>`select id from participation where event_id = ${me.eventId}`
    const reminded = {
      participationId: row?.id as string,
      kind: 'day',
      startsAt: hoursBefore(0).toISOString(),
    } as const
    for (let time = 0; time < 2; time++) {
      await t.app.openScope(here.id, true, scope => scope.queue('reminder.send', reminded))
      expect(await kindsTo(me.email)).toEqual(['reminder.day'])
    }
  })

  test('can be switched off', async () => {
    const me = await going()
    const caller = { host: here.host, token: me.token }
    await t.call(api.letter.updateTopic, { topic: 'eventReminders', isOn: false }, caller)
    at(hoursBefore(24))
    await remind()
    expect(await kindsTo(me.email)).toEqual([])
    at(hoursBefore(1))
    await remind()
    expect(await kindsTo(me.email)).toEqual(['reminder.hour'])
    const other = await going()
    const quiet = { host: here.host, token: other.token }
    await t.call(api.letter.updateTopic, { topic: 'eventStarts', isOn: false }, quiet)
    at(hoursBefore(1))
    await remind()
    expect(await kindsTo(other.email)).toEqual([])
  })

  test.each([
    // Clocks go forward in the night before, and back: a day is 23 or 25 hours by the clock, and 24 for the reminder.
    ['2027-03-28', '2027-03-28T17:00:00Z', '28 March, 19:00 Berlin'],
    ['2027-10-31', '2027-10-31T18:00:00Z', '31 October, 19:00 Berlin'],
  ])('beside a change of DST comes 24 hours before: %s', async (date, startsAt, text) => {
    expect(instantsOf({ date, startTime: '19:00', endTime: null, timeZone: 'Europe/Berlin' })?.startsAt).toEqual(
      new Date(startsAt),
    )
    const me = await going({ date })
    const due = Date.parse(startsAt) - 86_400_000
    at(new Date(due - 60_000))
    await remind()
    expect(await kindsTo(me.email)).toEqual([])
    at(new Date(due))
    await remind()
    expect((await letterTo(t, me.email)).plain).toContain(text)
  })
})

describe('after an event', () => {
  /** What the scheduler does every ten minutes. */
  const ask = () => runChore(t, reminderChores, 'ask how events were')
  const hoursAfterEnd = (hours: number) => hoursBefore(-hours - 2)

  test('those who were going are asked how it was, once, half a day later', async () => {
    const me = await going({ title: 'Tea' })
    at(hoursAfterEnd(11.9))
    await ask()
    expect(await kindsTo(me.email)).toEqual([])
    for (const hours of [12, 13, 71]) {
      at(hoursAfterEnd(hours))
      await ask()
    }
    expect(await kindsTo(me.email)).toEqual(['reminder.feedback'])
    const letter = await letterTo(t, me.email)
    expect(letter.subject).toBe('How was it: Tea')
    expect(letter.plain).toContain(encodeURIComponent(`/event/${me.eventId}`))
  })

  test('only communities in which somebody is to be asked are visited', async () => {
    await going()
    const isVisited = async () => (await ask()).includes(here.id)
    at(hoursAfterEnd(11.9))
    expect(await isVisited()).toBe(false)
    at(hoursAfterEnd(12))
    expect(await isVisited()).toBe(true)
    expect(await isVisited()).toBe(false)
  })

  test('nobody is asked again when the time of a past event is corrected', async () => {
    const me = await going()
    at(hoursAfterEnd(12))
    await ask()
    await t.owner`
      update event set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour' where id = ${me.eventId}`
    at(hoursAfterEnd(20))
    await ask()
    expect(await kindsTo(me.email)).toEqual(['reminder.feedback'])
  })

  test.each<[string, EventOptions, ParticipationOptions]>([
    ['a cancelled event', { cancelledAt: new Date('2027-02-01T10:00:00Z') }, {}],
    ['a deleted event', { deletedAt: new Date('2027-02-05T10:00:00Z') }, {}],
    ['somebody who cancelled', {}, { status: 'CANCELLED' }],
    ['somebody who waited', {}, { waitlistNumber: 1 }],
  ])('%s is not asked about', async (_what, event, own) => {
    const me = await going(event, own)
    at(hoursAfterEnd(12))
    await ask()
    expect(await kindsTo(me.email)).toEqual([])
  })

  test('nobody is asked who did not come, has said it, does not want it, or after three days', async () => {
    const [absent, said, quiet, late] = [await going(), await going(), await going(), await going()]
    const caller = ({ token }: { token: string }) => ({ host: here.host, token })
    const came = await buildSignedInParticipant(t, here.id)
    const checkedInAt = hoursBefore(0)
    await buildParticipation(t, { communityId: here.id, eventId: absent.eventId, participantId: came.id })
    await t.owner`
      update participation set checked_in_at = ${checkedInAt}, checked_in_how = 'QR' where participant_id = ${came.id}`
    at(hoursAfterEnd(1))
    await t.call(api.eventFeedback.give, { id: said.eventId, score: 5 }, caller(said))
    await t.call(api.letter.updateTopic, { topic: 'eventFeedback', isOn: false }, caller(quiet))
    await t.owner`update event set ends_at = ends_at - interval '61 hours' where id = ${late.eventId}`
    at(hoursAfterEnd(12))
    await ask()
    for (const { email } of [absent, said, quiet, late]) expect(await kindsTo(email)).toEqual([])
    expect(await kindsTo(came.email)).toEqual(['reminder.feedback'])
  })
})

describe('two schedulers at the same moment', () => {
  const bothAtOnce = async () => {
    at(hoursBefore(24))
    const held = await holdWrites(t.owner, 'reminder')
    await race(held, remind, remind)
  }
  const claimedOf = async ({ id }: { id: string }) => {
    await settled()
    return t.owner`select from reminder r join participation p on p.id = r.participation_id where p.participant_id = ${id}`
  }

  test('claim a reminder once', async () => {
    const me = await going()
    await bothAtOnce()
    expect(await claimedOf(me)).toHaveLength(1)
    expect(await kindsTo(me.email)).toEqual(['reminder.day'])
  })

  test('control: without the unique key both claim it', async () => {
    const me = await going()
    await withoutUnique(t.owner, 'reminder_pkey', async () => {
      await bothAtOnce()
      expect(await claimedOf(me)).toHaveLength(2)
    })
  })
})
