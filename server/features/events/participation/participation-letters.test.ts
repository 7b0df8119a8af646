import ICAL from 'ical.js'
import decode from 'jsqr'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { locationVisibilities } from '#contract/events/event-fields.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import type { NewsData, NewsName } from '#server/platform/jobs/names.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { lettersTo, letterTo, type SentLetter } from '#server/testing/letters.ts'
import { buildEvent, type EventOptions } from '../event/testing.ts'
import { buildParticipation, type ParticipationOptions } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
  here = await buildCommunity(t)
})
afterAll(() => t.stop())

type News = Extract<NewsName, `participation.${string}` | `event.${string}`>

const tell = <N extends News>(news: N, data: NewsData<N>) =>
  t.app.openScope(here.id, true, scope => scope.tell(news, data))

/** A member with a part in an event. */
async function taking(event: EventOptions = {}, own: ParticipationOptions = {}, lang: 'en' | 'ru' = 'en') {
  const me = await buildSignedInParticipant(t, here.id)
  await t.owner`update participant set preferred_lang = ${lang}, time_zone = 'Europe/Moscow' where id = ${me.id}`
  const { id: eventId } = await buildEvent(t, { communityId: here.id, title: 'Tea', date: '2027-02-04', ...event })
  const { id } = await buildParticipation(t, { communityId: here.id, eventId, participantId: me.id, ...own })
  return { ...me, eventId, participationId: id }
}

async function calendarOf({ id }: SentLetter): Promise<{ method: unknown; event: ICAL.Event; raw: string } | null> {
  const [row] = await t.owner<{ calendar: string | null; calendarMethod: string | null }[]>`
    select calendar, calendar_method from letter where id = ${id}`
  if (!row?.calendar) return null
  const calendar = new ICAL.Component(ICAL.parse(row.calendar))
  expect(calendar.getFirstPropertyValue('method')).toBe(row.calendarMethod)
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component)
  return { method: row.calendarMethod, event, raw: row.calendar.replaceAll('\r\n ', '') }
}

const notificationsOf = async (participantId: string) => {
  const rows = await t.owner<{ kind: string }[]>`
    select kind from notification where participant_id = ${participantId} order by created_at`
  return rows.map(({ kind }) => kind)
}

/** The texts of the QR codes in a letter, read by another decoder than the product's writer. */
async function codesIn({ html }: { html: string }): Promise<string[]> {
  const pictures = [...html.matchAll(/src="data:image\/png;base64,([^"]+)"/g)].map(([, content = '']) => content)
  return Promise.all(
    pictures.map(async content => {
      const { data, info } = await sharp(Buffer.from(content, 'base64'))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return decode(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ''
    }),
  )
}

const backTo = (path: string) => new RegExp(`/login\\?backTo=${encodeURIComponent(path)}&reason=`)

describe('who is going', () => {
  test('gets a letter with an invitation, in their language, with both times', async () => {
    const me = await taking(
      { startTime: '19:00', endTime: '21:30', lang: 'ru', title: 'Чай, игры' },
      { plusOnes: 2 },
      'ru',
    )
    await tell('participation.confirmed', me)
    const letter = await letterTo(t, me.email)
    expect(letter).toMatchObject({ kind: 'participation.confirmed', lang: 'ru', subject: 'Вы идёте: Чай, игры' })
    for (const text of [
      'Четверг, 4 февраля 2027, 19:00 – 21:30, Берлин',
      'По вашему времени: 21:00 – 23:30, Москва',
      'Samovar House, Torstraße 41, 10119 Berlin, Brandenburg, Germany',
      'С вами придут 2 гостя.',
      'приложенное приглашение',
    ])
      expect(letter.plain).toContain(text)
    expect(letter.plain).toMatch(backTo(`/event/${me.eventId}#ticket`))
    const calendar = await calendarOf(letter)
    expect(calendar?.method).toBe('REQUEST')
    expect(calendar?.event.uid).toBe(`${me.eventId}@${new URL(`http://${here.host}`).hostname}`)
    expect(calendar?.event.summary).toBe('Чай, игры')
    expect(calendar?.event.startDate.toJSDate()).toEqual(new Date('2027-02-04T18:00:00Z'))
    expect(calendar?.event.component.getFirstPropertyValue('attendee')).toBe(`mailto:${me.email}`)
    expect(calendar?.event.component.getFirstPropertyValue('organizer')).toBe(`mailto:${t.config.MAIL_FROM}`)
  })

  test('has their ticket in the letter, and nobody else has it', async () => {
    const me = await taking({ isApprovalRequired: true })
    await tell('participation.confirmed', me)
    const letter = await letterTo(t, me.email)
    const own = await t.call(api.checkIn.getTicket, { id: me.eventId }, { host: here.host, token: me.token })
    expect(await codesIn(letter)).toEqual([own.body.url])
    expect(letter.plain).toContain('Show this code at the door.')
    expect(letter.plain).toMatch(backTo(`/event/${me.eventId}#ticket`))
    for (const text of [letter.subject, letter.plain, JSON.stringify(await calendarOf(letter))])
      expect(text).not.toContain(own.body.ticket)
    const others = await t.owner<{ html: string }[]>`select html from letter where recipient <> ${me.email}`
    for (const { html } of others) expect(await codesIn({ html })).not.toContain(own.body.url)
  })

  test.each([
    ['waitlisted', {}, { waitlistNumber: 1, status: 'PENDING' }],
    ['approved', { price: 18 }, { status: 'PENDING' }],
    ['cancelled', {}, { status: 'CANCELLED' }],
    ['confirmed', { type: 'ONLINE' }, {}],
  ] as const)('has no ticket in the letter "%s" about an event %o', async (news, event, own) => {
    const me = await taking(event, own)
    await tell(`participation.${news}`, { ...me, wasConfirmed: true })
    const letter = await letterTo(t, me.email)
    expect(letter.kind).toBe(`participation.${news}`)
    expect(await codesIn(letter)).toEqual([])
    expect(letter.html).not.toContain('ticket')
  })

  test('is told once, however often the news is told', async () => {
    const me = await taking()
    for (let time = 0; time < 3; time++) await tell('participation.confirmed', me)
    await tell('participation.cancelled', { ...me, wasConfirmed: true })
    await tell('participation.confirmed', await taking())
    await letterTo(t, me.email)
    await expect
      .poll(async () => (await t.owner`select from graphile_worker._private_jobs where attempts < max_attempts`).length)
      .toBe(0)
    expect((await lettersTo(t, me.email)).map(({ kind }) => kind)).toEqual(['participation.confirmed'])
    expect(await notificationsOf(me.id)).toEqual(['participation.confirmed'])
  })

  test('is told again after leaving and joining again', async () => {
    const me = await taking()
    await tell('participation.confirmed', me)
    await letterTo(t, me.email)
    await t.owner`update participation set changed_at = changed_at + interval '1 minute' where id = ${me.participationId}`
    await tell('participation.confirmed', me)
    expect((await letterTo(t, me.email, 2)).kind).toBe('participation.confirmed')
    expect(await notificationsOf(me.id)).toEqual(['participation.confirmed', 'participation.confirmed'])
  })

  test('gets no invitation while the date is to be confirmed, and is told so', async () => {
    const me = await taking({ date: null })
    await tell('participation.confirmed', me)
    const letter = await letterTo(t, me.email)
    expect(letter.plain).toContain('The date is to be confirmed.')
    expect(letter.plain).toContain('as soon as the date is set')
    expect(await calendarOf(letter)).toBeNull()
  })

  test('gets it also when others cannot find them, but not while blocked', async () => {
    const [hidden, blocked] = [await taking(), await taking()]
    await t.owner`update participant set is_networking_enabled = false where id = ${hidden.id}`
    await t.owner`update participant set is_profile_enabled = false where id = ${blocked.id}`
    await tell('participation.confirmed', blocked)
    await tell('participation.confirmed', hidden)
    await letterTo(t, hidden.email)
    expect(await lettersTo(t, blocked.email)).toEqual([])
  })

  test('who switched these letters off gets none', async () => {
    const [me, other] = [await taking(), await taking()]
    await t.call(api.letter.updateTopic, { topic: 'participation', isOn: false }, { host: here.host, token: me.token })
    await tell('participation.confirmed', me)
    await tell('participation.confirmed', other)
    await letterTo(t, other.email)
    expect(await t.owner`select from letter where recipient = ${me.email}`).toHaveLength(0)
  })

  test('of an online event is led to its page, and never given the link itself', async () => {
    const me = await taking({ type: 'ONLINE', onlineMeetingLink: 'https://meet.example/hush' })
    await tell('participation.confirmed', me)
    const letter = await letterTo(t, me.email)
    expect(letter.plain).toContain('It opens 15 minutes before the start.')
    expect(letter.html + letter.plain).not.toContain('hush')
    const calendar = await calendarOf(letter)
    expect(calendar?.raw).toContain(`/event/${me.eventId}/join`)
    expect(calendar?.raw).not.toContain('hush')
  })
})

describe('who is not going yet', () => {
  test('and is approved for a paid event gets the price, the deadline and a button', async () => {
    const heldUntil = new Date('2027-01-10T15:00:00Z')
    const me = await taking({ price: 18, isApprovalRequired: true }, { heldUntil, isApproved: true, plusOnes: 1 })
    await tell('participation.approved', me)
    const letter = await letterTo(t, me.email)
    expect(letter.subject).toBe('Pay to take your place: Tea')
    expect(letter.plain).toContain('pay €36.')
    expect(letter.plain).toContain('We keep a place for you until Sunday, 10 January 2027, 18:00 Moscow time.')
    expect(letter.html).toContain('>Pay €36<')
    expect(letter.html).toContain('reason=eventPayment')
    expect(await calendarOf(letter)).toBeNull()
  })

  test('and is approved for a free event with questions is asked to answer, not to pay', async () => {
    const me = await taking(
      { isApprovalRequired: true },
      { heldUntil: new Date('2027-01-10T15:00:00Z'), isApproved: true },
    )
    await tell('participation.approved', me)
    const letter = await letterTo(t, me.email)
    expect(letter.subject).toBe('Answer to take your place: Tea')
    expect(letter.plain).toContain('answer their questions')
    expect(letter.html).not.toMatch(/>Pay|eventPayment/)
  })

  test('and is first on the waitlist of a paid event is told until when the place is kept', async () => {
    const me = await taking({ price: 18 }, { heldUntil: new Date('2027-01-10T09:00:00Z') })
    await tell('participation.offered', me)
    expect((await letterTo(t, me.email)).plain).toContain('We keep it for you until Sunday, 10 January 2027, 12:00')
  })

  test("and is rejected reads the organiser's words, and nothing of the hidden address", async () => {
    const me = await taking({ locationVisibility: 'NONE' }, { status: 'REJECTED' })
    await t.owner`update participation set message = 'Next time <gladly>!' where id = ${me.participationId}`
    await tell('participation.rejected', me)
    const letter = await letterTo(t, me.email)
    expect(letter.plain).toContain('They wrote:')
    expect(letter.plain).toContain('Next time <gladly>!')
    expect(letter.html).toContain('Next time &lt;gladly&gt;!')
    expect(letter.plain).not.toContain('Torstraße')
  })

  test.each([
    ['AUTOMATIC', 'it is yours'],
    ['OFFER', 'we will offer it to you by email'],
  ] as const)('and waits is told their number and what happens (%s)', async (waitlist, promise) => {
    const me = await taking({ waitlist }, { waitlistNumber: 8 })
    await buildParticipation(t, { communityId: here.id, eventId: me.eventId, waitlistNumber: 5 })
    await tell('participation.waitlisted', me)
    const letter = await letterTo(t, me.email)
    expect(letter.plain).toContain('you are number 2 on the waitlist')
    expect(letter.plain).toContain(promise)
  })

  test('and is offered a place is told until when, again with each offer', async () => {
    const me = await taking({}, { waitlistNumber: 1, offeredUntil: new Date('2027-01-10T09:00:00Z') })
    await tell('participation.offered', me)
    expect((await letterTo(t, me.email)).plain).toContain(
      'We keep it for you until Sunday, 10 January 2027, 12:00 Moscow time.',
    )
    await t.owner`update participation set offered_until = '2027-01-20T09:00:00Z' where id = ${me.participationId}`
    await tell('participation.offered', me)
    expect((await letterTo(t, me.email, 2)).plain).toContain('until Wednesday, 20 January 2027')
  })

  test('and did not use the time is told that it is over', async () => {
    const me = await taking({ price: 18 }, { status: 'PENDING' })
    await tell('participation.expired', me)
    expect((await letterTo(t, me.email)).plain).toContain('that time is over')
  })

  test('although they paid is told so, like every organiser', async () => {
    const [withProfile, without] = [
      await buildSignedInParticipant(t, here.id),
      await buildUser(t, { preferredLang: 'ru' }),
    ]
    await buildConnection(t, { communityId: here.id, userId: without.id })
    const me = await taking({ price: 18, responsibles: [withProfile.userId, without.id] }, { status: 'PENDING' })
    await tell('participation.paidWithoutPlace', me)
    const letter = await letterTo(t, me.email)
    expect(letter.plain).toContain('You do not have a place.')
    expect(letter.plain).toContain('tea@example.com')
    expect((await letterTo(t, withProfile.email)).plain).toContain('Vera Example paid €18')
    const toAccount = await letterTo(t, without.email)
    expect(toAccount).toMatchObject({ lang: 'ru', kind: 'participation.refundDue' })
    expect(toAccount.html).not.toContain('/api/unsubscribe')
  })
})

describe('who leaves', () => {
  test('is told, and the event leaves their calendar', async () => {
    const me = await taking({}, { status: 'CANCELLED' })
    await t.owner`update participation set changed_by = ${me.userId} where id = ${me.participationId}`
    await tell('participation.cancelled', { ...me, wasConfirmed: true })
    const letter = await letterTo(t, me.email)
    expect(letter.plain).toContain('You gave up your place at “Tea”.')
    const calendar = await calendarOf(letter)
    expect(calendar?.method).toBe('CANCEL')
    expect(calendar?.event.uid).toContain(me.eventId)
    expect(calendar?.event.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  })

  test('by an organiser who was never confirmed gets no calendar part', async () => {
    const me = await taking({ locationVisibility: 'CITY' }, { status: 'CANCELLED' })
    await tell('participation.cancelled', { ...me, wasConfirmed: false })
    const letter = await letterTo(t, me.email)
    expect(letter.plain).toContain('The organisers cancelled your place')
    expect(letter.plain).toContain('Berlin')
    expect(letter.plain).not.toContain('Torstraße')
    expect(await calendarOf(letter)).toBeNull()
  })
})

test('a refund is told about even after the event, other news is not', async () => {
  const organiser = await buildSignedInParticipant(t, here.id)
  const me = await taking({ date: '2020-02-04', price: 18, responsibles: [organiser.userId] }, { status: 'PENDING' })
  await tell('participation.requested', me)
  await tell('participation.expired', me)
  await tell('participation.paidWithoutPlace', me)
  expect((await letterTo(t, organiser.email)).kind).toBe('participation.refundDue')
  expect((await letterTo(t, me.email)).kind).toBe('participation.paidWithoutPlace')
  expect(await lettersTo(t, organiser.email)).toHaveLength(1)
  expect(await lettersTo(t, me.email)).toHaveLength(1)
})

test('organisers are asked for approval, with or without a profile, each once a day', async () => {
  const [withProfile, without] = [await buildSignedInParticipant(t, here.id), await buildUser(t)]
  await buildConnection(t, { communityId: here.id, userId: without.id })
  const me = await taking(
    { isApprovalRequired: true, responsibles: [withProfile.userId, without.id] },
    { status: 'PENDING' },
  )
  for (let time = 0; time < 2; time++) await tell('participation.requested', me)
  for (const { email } of [withProfile, without]) {
    const letter = await letterTo(t, email)
    expect(letter.subject).toBe('Vera Example would like to come: Tea')
    expect(letter.plain).toMatch(backTo(`/event/${me.eventId}/participants`))
  }
  // Cancelled and asked again on the same day.
  await t.owner`update participation set changed_at = changed_at + interval '1 second' where id = ${me.participationId}`
  await tell('participation.requested', me)
  await tell('participation.requested', await taking({}, { status: 'PENDING' }))
  await expect
    .poll(async () => (await t.owner`select from graphile_worker._private_jobs where attempts < max_attempts`).length)
    .toBe(0)
  expect(await lettersTo(t, withProfile.email)).toHaveLength(1)
  expect(await lettersTo(t, without.email)).toHaveLength(1)
  expect(await lettersTo(t, me.email)).toEqual([])
})

const parts = {
  addressLine: 'Hush House 41',
  country: 'Zubrowka',
  region: 'Lutz',
  city: 'Nebelsbad',
  postalCode: '77777',
}

test.each(locationVisibilities)(
  'letters before joining show no more of the place than %s allows',
  async locationVisibility => {
    const me = await taking(
      { locationVisibility, location: { ...parts, mapsLink: 'https://maps.example/hush' } },
      { waitlistNumber: 1 },
    )
    await tell('participation.waitlisted', me)
    await tell('event.rescheduled', me)
    await letterTo(t, me.email, 2)
    const { body } = await t.call(api.event.get, { id: me.eventId }, { host: here.host, token: me.token })
    await t.owner`update event set cancelled_at = now() where id = ${me.eventId}`
    await tell('event.cancelled', me)
    await letterTo(t, me.email, 3)
    for (const { kind, plain, html } of await lettersTo(t, me.email)) {
      for (const [part, text] of Object.entries(parts))
        expect(`${plain}${html}`.includes(text), `${kind}: ${part}`).toBe(
          body.location[part as keyof typeof parts] === text,
        )
      expect(html.includes('maps.example'), kind).toBe(locationVisibility === 'FULL_ADDRESS')
    }
  },
)

test('title and description are in the language of the reader, where there is a translation', async () => {
  const me = await taking({ title: 'Tea', lang: 'en' }, {}, 'ru')
  await t.owner`
    insert into event_translation (community_id, event_id, language, title, description)
    values (${here.id}, ${me.eventId}, 'ru', 'Чай', 'Двенадцать человек')`
  await t.owner`
    insert into telegram_account (user_id, chat_id, linked_at) values (${me.userId}, '42', now())`
  await tell('participation.confirmed', me)
  const letter = await letterTo(t, me.email)
  expect(letter.subject).toBe('Вы идёте: Чай')
  expect((await calendarOf(letter))?.event.summary).toBe('Чай')
  const [text] = await t.owner<{ text: string }[]>`select text from messenger_text where participant_id = ${me.id}`
  expect(text?.text).toContain('Вы идёте: Чай')
})

describe('an event', () => {
  test('that moves updates the calendars of those who go, and tells those who wait', async () => {
    const me = await taking({ startTime: '19:00' })
    const waiting = await buildSignedInParticipant(t, here.id)
    await buildParticipation(t, {
      communityId: here.id,
      eventId: me.eventId,
      participantId: waiting.id,
      waitlistNumber: 1,
    })
    await tell('participation.confirmed', me)
    const first = await calendarOf(await letterTo(t, me.email))
    await t.owner`
      update event set sequence = 1, start_time = '20:30', starts_at = '2027-02-04T19:30:00Z', ends_at = '2027-02-04T21:30:00Z'
      where id = ${me.eventId}`
    for (let time = 0; time < 2; time++) await tell('event.rescheduled', me)
    const letter = await letterTo(t, me.email, 2)
    expect(letter).toMatchObject({ kind: 'event.rescheduled', subject: 'Changed: Tea' })
    expect(letter.plain).toContain('Thursday, 4 February 2027, 20:30 Berlin')
    const second = await calendarOf(letter)
    expect(second?.method).toBe('REQUEST')
    expect([first?.event.sequence, second?.event.sequence]).toEqual([0, 1])
    expect(second?.event.uid).toBe(first?.event.uid)
    expect(second?.event.startDate.toJSDate()).toEqual(new Date('2027-02-04T19:30:00Z'))
    const toWaiting = await letterTo(t, waiting.email)
    expect(await calendarOf(toWaiting)).toBeNull()
    expect(await lettersTo(t, me.email)).toHaveLength(2)
  })

  test('whose date is taken back leaves the calendars', async () => {
    const me = await taking()
    await t.owner`
      update event set sequence = 1, event_date = null, start_time = null, starts_at = null, ends_at = null where id = ${me.eventId}`
    await tell('event.rescheduled', me)
    const letter = await letterTo(t, me.email)
    expect(letter.plain).toContain('The date is to be confirmed.')
    expect(await calendarOf(letter)).toMatchObject({ method: 'CANCEL' })
  })

  test("that is cancelled leaves the calendars, with the organiser's message; those who wait are told too", async () => {
    const me = await taking({}, {}, 'ru')
    const waiting = await buildSignedInParticipant(t, here.id)
    await buildParticipation(t, {
      communityId: here.id,
      eventId: me.eventId,
      participantId: waiting.id,
      waitlistNumber: 1,
    })
    const left = await buildSignedInParticipant(t, here.id)
    await buildParticipation(t, {
      communityId: here.id,
      eventId: me.eventId,
      participantId: left.id,
      status: 'CANCELLED',
    })
    await t.owner`
      update event set sequence = 4, cancelled_at = now(), cancel_message = 'Заболел повар' where id = ${me.eventId}`
    await tell('event.cancelled', me)
    const letter = await letterTo(t, me.email)
    expect(letter).toMatchObject({ kind: 'event.cancelled', subject: 'Отмена: Tea' })
    expect(letter.plain).toContain('Заболел повар')
    const calendar = await calendarOf(letter)
    expect(calendar).toMatchObject({ method: 'CANCEL' })
    expect(calendar?.event.sequence).toBe(4)
    expect((await letterTo(t, waiting.email)).plain).toContain('Заболел повар')
    expect(await lettersTo(t, left.email)).toEqual([])
  })
})
