import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { type EventOptions, hiddenPlace } from '#server/features/events/event/testing.ts'
import { buildParticipation } from '#server/features/events/participation/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { smtpTransport } from '#server/platform/mail/smtp.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { lettersTo, letterTo } from '#server/testing/letters.ts'
import { type Arrived, type MailServer, startMailServer } from '#server/testing/mail-server.ts'
import { buildSeries } from './testing.ts'

type Person = Awaited<ReturnType<typeof buildSignedInParticipant>>
let t: TestApp
let mail: MailServer
let here: { id: string; host: string }
let organiser: Person
beforeAll(async () => {
  mail = await startMailServer()
  t = await startTestApp({ runsJobs: true, mailTransport: smtpTransport(mail.url) })
  here = await buildCommunity(t)
  organiser = await buildSignedInParticipant(t, here.id)
})
afterAll(async () => {
  await t.stop()
  await mail.stop()
})
beforeEach(async () => {
  await t.owner`truncate call_count`
})

const as = ({ token }: { token: string } = organiser) => ({ host: here.host, token })
const weekly = ['2027-03-18', '2027-03-25', '2027-04-01']
/** Ids of a weekly series, over the change to summer time on 28 March. */
const series = async (options: EventOptions = {}, dates = weekly) => {
  const place = { communityId: here.id, title: 'Tea', responsibles: [organiser.userId], endTime: '21:00' }
  const { events } = await buildSeries(t, dates, { ...place, ...options })
  return events.map(({ id }) => id) as [string, string, string]
}
/** Somebody who takes part in these events, with the clock of Moscow. */
const participant = async (ids: string[], own: { status?: 'PENDING' } = {}, lang = 'en') => {
  const me = await buildSignedInParticipant(t, here.id)
  await t.owner`update participant set preferred_lang = ${lang}, time_zone = 'Europe/Moscow' where id = ${me.id}`
  for (const eventId of ids)
    await buildParticipation(t, { communityId: here.id, eventId, participantId: me.id, ...own })
  return me
}
const move = (id: string, change: { date?: string; startTime?: string; city?: string }) =>
  t.call(api.series.update, { id, version: 1, ...change }, as())
/** Until every job has run, also those that others queue. */
const settled = () =>
  expect
    .poll(
      async () => (await t.owner`select from graphile_worker._private_jobs where run_at < now() + '1 hour'`).length,
      {
        timeout: 30_000,
      },
    )
    .toBe(0)
/** The only letter that reached a mailbox, and that nothing more comes after it. */
const onlyLetterTo = async ({ email }: Person) => {
  await settled()
  const [letter, ...more] = mail.arrived.filter(({ recipients }) => recipients.includes(email))
  expect(more).toEqual([])
  return letter ?? expect.fail('no letter')
}
/** The calendar files of a letter as another program reads them. */
const filesOf = ({ email }: Arrived) =>
  email.attachments.map(({ content, filename, mimeType, disposition, method }) => {
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
    const calendar = new ICAL.Component(ICAL.parse(text))
    const events = calendar.getAllSubcomponents('vevent').map(each => new ICAL.Event(each))
    expect(events).toHaveLength(1)
    const [event] = events as [ICAL.Event]
    expect(calendar.getFirstPropertyValue('method')).toBe(method)
    return { filename, mimeType, disposition, method, event, start: event.startDate?.toJSDate().toISOString() }
  })
const notificationsOf = async ({ id }: Person) => {
  const rows = await t.owner<{ kind: string }[]>`select kind from notification where participant_id = ${id}`
  return rows.map(({ kind }) => kind)
}

describe('dates of a series that move in one change', () => {
  test('are told in one letter, with the time before and one invitation for each', async () => {
    const ids = await series()
    const [me, other] = [await participant(ids), await participant(ids.slice(1))]
    await move(ids[0], { date: '2027-03-19', startTime: '19:30' })
    const letter = await onlyLetterTo(me)
    expect(letter.email.subject).toBe('Changed: Tea, 3 dates')
    for (const text of [
      'Friday, 19 March 2027, 19:30 – 21:00 Berlin',
      'Your time: 21:30 – 23:00 Moscow',
      'Before: Thursday, 18 March 2027, 19:00 – 21:00 Berlin',
      'Friday, 2 April 2027, 19:30 – 21:00 Berlin',
      'Your time: 20:30 – 22:00 Moscow',
    ])
      expect(letter.email.text).toContain(text)
    expect(letter.email.text?.match(/Torstraße/g)).toHaveLength(1)
    const files = filesOf(letter)
    expect(files.map(({ filename }) => filename)).toEqual(['2027-03-19.ics', '2027-03-26.ics', '2027-04-02.ics'])
    expect(files.map(({ start }) => start)).toEqual([
      '2027-03-19T18:30:00.000Z',
      '2027-03-26T18:30:00.000Z',
      '2027-04-02T17:30:00.000Z',
    ])
    expect(files.map(({ event }) => event.uid.split('@')[0])).toEqual(ids)
    for (const { event, ...file } of files) {
      expect(file).toMatchObject({ mimeType: 'text/calendar', disposition: 'attachment', method: 'REQUEST' })
      expect(event.sequence).toBe(1)
      expect(event.component.getFirstPropertyValue('attendee')).toBe(`mailto:${me.email}`)
    }
    expect(await notificationsOf(me)).toEqual(['event.rescheduled'])
    expect((await onlyLetterTo(other)).email.subject).toBe('Changed: Tea, 2 dates')
  })

  test('are told once, however often the jobs run, and without those that changed again', async () => {
    const ids = await series()
    const me = await participant(ids)
    await t.owner`update event set sequence = 1 where id in ${t.owner([ids[0], ids[1]])}`
    await t.owner`update event set sequence = 2 where id = ${ids[2]}`
    const before = { date: '2027-03-11', startTime: null, endTime: null, startsAt: null, endsAt: null, timeZone: 'UTC' }
    const dates = ids.map(eventId => ({ eventId, sequence: 1, before }))
    for (let time = 0; time < 3; time++)
      await t.app.openScope(here.id, true, scope => scope.tell('series.rescheduled', { changeId: 'one', dates }))
    expect(filesOf(await onlyLetterTo(me)).map(({ event }) => event.uid.split('@')[0])).toEqual([ids[0], ids[1]])
    expect(await notificationsOf(me)).toEqual(['event.rescheduled'])
  })

  test('are listed up to twelve, and each has its file', async () => {
    const dates = Array.from({ length: 15 }, (_, nth) => `2027-05-${String(nth + 1).padStart(2, '0')}`)
    const ids = await series({}, dates)
    const me = await participant(ids)
    await move(ids[0], { startTime: '18:00' })
    const letter = await onlyLetterTo(me)
    expect(letter.email.text?.match(/Before: /g)).toHaveLength(12)
    expect(letter.email.text).toContain('and 3 more dates')
    expect(letter.email.html).toMatch(new RegExp(`backTo=${encodeURIComponent(`/event/${ids[0]}`)}[^>]*>and 3 more`))
    expect(filesOf(letter)).toHaveLength(15)
  })

  test('show of each place what its visibility allows somebody who waits', async () => {
    const ids = await series({ location: hiddenPlace, locationVisibility: 'CITY' })
    const me = await participant([ids[0]])
    for (const eventId of ids.slice(1))
      await buildParticipation(t, { communityId: here.id, eventId, participantId: me.id, status: 'PENDING' })
    await t.owner`update event set location_visibility = 'NONE' where id = ${ids[2]}`
    await move(ids[0], { startTime: '18:00' })
    const { email } = await onlyLetterTo(me)
    const [, first = '', second = '', third = ''] = email.text?.split(/(?=^\S+, \d+ \w+ 2027)/m) ?? []
    expect([first, second, third].map(text => /Haydngasse/.test(text))).toEqual([true, false, false])
    expect([first, second, third].map(text => /Eisenstadt/.test(text))).toEqual([true, true, false])
    expect([first, second, third].map(text => /not have a place/.test(text))).toEqual([false, true, true])
    expect(email.attachments.map(({ mimeType }) => mimeType).sort()).toEqual(['application/ics', 'text/calendar'])
  })

  test('are told to somebody who takes part in one of them as an event', async () => {
    const ids = await series()
    const me = await participant([ids[1]])
    await move(ids[0], { startTime: '18:00' })
    const { email } = await onlyLetterTo(me)
    expect(email.subject).toBe('Changed: Tea')
    expect(email.attachments.map(({ mimeType }) => mimeType).sort()).toEqual(['application/ics', 'text/calendar'])
  })
})

describe('dates of a series that are cancelled in one change', () => {
  test("are told in one letter, with the organiser's message, and leave the calendar", async () => {
    const ids = await series({ lang: 'ru', title: 'Чай' })
    const me = await participant(ids, {}, 'ru')
    await t.call(api.series.cancel, { id: ids[0], message: 'Заболел повар' }, as())
    const letter = await onlyLetterTo(me)
    expect(letter.email.subject).toBe('Отмена: Чай, 3 даты')
    for (const text of ['отменили 3 даты', 'Заболел повар', 'Четверг, 25 марта 2027, 19:00 – 21:00, Берлин'])
      expect(letter.email.text).toContain(text)
    expect(letter.email.text).not.toContain('Раньше')
    const files = filesOf(letter)
    expect(files.map(({ event }) => event.uid.split('@')[0])).toEqual(ids)
    for (const { method, event } of files)
      expect([method, event.sequence, event.component.getFirstPropertyValue('status')]).toEqual([
        'CANCEL',
        1,
        'CANCELLED',
      ])
    expect(await notificationsOf(me)).toEqual(['event.cancelled'])
  })

  test('are not told to somebody who switched these letters off', async () => {
    const ids = await series()
    const [me, other] = [await participant(ids), await participant(ids)]
    await t.call(api.letter.updateTopic, { topic: 'eventChanges', isOn: false }, as(me))
    await t.call(api.series.cancel, { id: ids[0] }, as())
    await onlyLetterTo(other)
    expect(mail.arrived.filter(({ recipients }) => recipients.includes(me.email))).toEqual([])
  })
})

describe('joining all dates of a series', () => {
  const join = (id: string, me: Person) => t.call(api.series.join, { id }, as(me))

  test('is told in one letter: dates with a place, each with its invitation, and the waitlist', async () => {
    const ids = await series({ maxParticipants: 1 })
    await buildParticipation(t, { communityId: here.id, eventId: ids[1] })
    const me = await participant([])
    expect((await join(ids[0], me)).body.joined).toBe(3)
    const letter = await onlyLetterTo(me)
    expect(letter.email.subject).toBe('You are going: Tea, 2 dates')
    for (const text of ['Your ticket for each date', 'On the waitlist, number 1', 'it is yours'])
      expect(letter.email.text).toContain(text)
    const files = filesOf(letter)
    expect(files.map(({ event }) => event.uid.split('@')[0])).toEqual([ids[0], ids[2]])
    expect(files.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST'])
    expect(await notificationsOf(me)).toEqual(['participation.confirmed'])
  })

  test('is told once to each organiser whose approval it needs', async () => {
    const ids = await series({ isApprovalRequired: true })
    const me = await participant([])
    const before = (await lettersTo(t, organiser.email)).length
    await join(ids[0], me)
    const letter = await letterTo(t, organiser.email, before + 1)
    expect(letter.subject).toBe('Vera Example would like to come: Tea')
    for (const day of ['18 March', '25 March', '1 April']) expect(letter.plain).toContain(day)
    await settled()
    expect(await lettersTo(t, organiser.email)).toHaveLength(before + 1)
    expect(await lettersTo(t, me.email)).toEqual([])
  })

  test('that breaks off is told of the dates that were joined', async () => {
    const ids = await series()
    const me = await participant([])
    await t.owner.unsafe(`
      create function break_off() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$;
      create trigger break_off before insert on participation for each row when (new.event_id = '${ids[2]}')
        execute function break_off()`)
    try {
      expect((await join(ids[0], me)).status).toBe(500)
    } finally {
      await t.owner`drop function break_off cascade`
    }
    await t.owner`update graphile_worker._private_jobs set run_at = now() where run_at > now()`
    const letter = await onlyLetterTo(me)
    expect(letter.email.subject).toBe('You are going: Tea, 2 dates')
    expect(filesOf(letter)).toHaveLength(2)
  })

  test('is told like joining one where one date was left', async () => {
    const ids = await series()
    const me = await participant(ids.slice(1))
    await join(ids[0], me)
    expect((await onlyLetterTo(me)).email.subject).toBe('You are going: Tea')
  })
})
