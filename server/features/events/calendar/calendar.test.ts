import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { locationVisibilities } from '#contract/events/event-fields.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildEvent, type EventOptions } from '../event/testing.ts'
import { buildParticipation } from '../participation/testing.ts'
import { feedToken } from './calendar-token.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
})
afterAll(() => t.stop())

type Me = { id: string; token: string }
const event = (options: EventOptions = {}) => buildEvent(t, { communityId: here.id, ...options })
const reader = (): Promise<Me> => buildSignedInParticipant(t, here.id)
const go = (me: Me, eventId: string, options = {}) =>
  buildParticipation(t, { communityId: here.id, eventId, participantId: me.id, ...options })
const at = (me?: Me, host = here.host) => ({ host, ...(me ? { token: me.token } : {}) })
const fileOf = (id: string, me?: Me) => t.call(api.calendar.get, { id }, at(me))
const read = (raw: string): ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(raw)).getAllSubcomponents('vevent').map(each => new ICAL.Event(each))
const only = (raw: string): ICAL.Event => read(raw)[0] ?? expect.fail('no event')

describe("an event's calendar file", () => {
  test('has time, text, place and address of the event', async () => {
    const { id, slug } = await event({
      date: '2026-12-03',
      startTime: '19:00',
      endTime: '21:30',
      title: 'Чай; и, игры',
    })
    const { status, raw, headers } = await fileOf(slug)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH')
    expect(headers['content-disposition']).toContain(`${slug}.ics`)
    expect(headers['cache-control']).toContain('no-store')
    const file = only(raw)
    expect(file.uid).toBe(`${id}@${new URL(`http://${here.host}`).hostname}`)
    expect(file.summary).toBe('Чай; и, игры')
    expect(file.startDate.toJSDate()).toEqual(new Date('2026-12-03T18:00:00Z'))
    expect(file.endDate.toJSDate()).toEqual(new Date('2026-12-03T20:30:00Z'))
    expect(file.location).toBe('Samovar House, Torstraße 41, 10119 Berlin, Brandenburg, Germany')
    expect(file.component.getFirstPropertyValue('geo')).toEqual([52.5293, 13.4016])
    expect(file.component.getFirstPropertyValue('url')).toBe(`http://${here.host}/event/${id}`)
    expect(file.description).toBe(`Twelve people at one table.\n\nhttp://${here.host}/event/${id}`)
  })

  test.each([
    ['2026-03-28', '2026-03-28T18:00:00Z'],
    ['2026-03-29', '2026-03-29T17:00:00Z'],
    ['2026-10-24', '2026-10-24T17:00:00Z'],
    ['2026-10-25', '2026-10-25T18:00:00Z'],
  ])('has the right instant beside a change of DST: %s in Berlin', async (date, start) => {
    const { id } = await event({ date, startTime: '19:00' })
    expect(only((await fileOf(id)).raw).startDate.toJSDate()).toEqual(new Date(start))
  })

  test('takes the whole day while the time is to be confirmed', async () => {
    const { id } = await event({ date: '2026-12-31', startTime: null, timeZone: 'Asia/Tokyo' })
    const file = only((await fileOf(id)).raw)
    expect([file.startDate.toString(), file.endDate.toString()]).toEqual(['2026-12-31', '2027-01-01'])
    expect(file.description).toContain('The time is to be confirmed.')
  })

  test('does not exist while the date is to be confirmed', async () => {
    const { id } = await event({ date: null })
    expect((await fileOf(id)).failure).toMatchObject({ code: 1121 })
  })

  test('has no place while that is to be confirmed', async () => {
    const { id } = await event({ isLocationConfirmed: false })
    const file = only((await fileOf(id)).raw)
    expect(file.location).toBeNull()
    expect(file.component.getFirstPropertyValue('geo')).toBeNull()
    expect(file.description).toContain('The place is to be confirmed.')
  })

  test('of a private event is found by members only', async () => {
    const { id } = await event({ visibility: 'PRIVATE' })
    const unknown = await fileOf('no-such-event')
    const refused = await fileOf(id)
    expect([refused.status, refused.raw]).toEqual([404, unknown.raw])
    expect((await fileOf(id, await reader())).status).toBe(200)
  })

  test('of an online event leads those who are going to the join page, and never shows the link', async () => {
    const { id } = await event({ type: 'ONLINE', onlineMeetingLink: 'https://meet.example/hush' })
    const me = await reader()
    const outside = await fileOf(id, me)
    expect(only(outside.raw).location).toBe('Online')
    expect(outside.raw.replaceAll('\r\n ', '')).not.toContain('/join')
    await go(me, id)
    const inside = await fileOf(id, me)
    expect(only(inside.raw).description).toContain(`To join online: http://${here.host}/event/${id}/join`)
    for (const { raw } of [inside, outside]) expect(raw.replaceAll('\r\n ', '')).not.toContain('hush')
  })
})

const parts = {
  addressLine: 'Hush House 41',
  country: 'Zubrowka',
  region: 'Lutz',
  city: 'Nebelsbad',
  postalCode: '77777',
}
type Part = keyof typeof parts
const shown: Record<(typeof locationVisibilities)[number], Part[]> = {
  FULL_ADDRESS: ['addressLine', 'country', 'region', 'city', 'postalCode'],
  NO_STREET: ['postalCode', 'city', 'country'],
  COUNTRY_CITY: ['country', 'city'],
  CITY: ['city'],
  COUNTRY: ['country'],
  ADDRESS: ['addressLine'],
  REGION_CITY: ['region', 'city'],
  POSTAL_CODE_CITY: ['postalCode', 'city'],
  NONE: [],
}

describe.each(locationVisibilities)('with the location visibility %s', locationVisibility => {
  const build = () =>
    event({
      locationVisibility,
      location: { ...parts, latitude: 11.111, longitude: 22.222, mapsLink: 'https://maps.example/hush' },
    })
  const plain = (raw: string) => raw.replaceAll('\r\n ', '')
  const expectParts = (raw: string, isInside: boolean) => {
    for (const [part, text] of Object.entries(parts) as [Part, string][])
      expect(plain(raw).includes(text), part).toBe(isInside || shown[locationVisibility].includes(part))
    expect(plain(raw).includes('11.111')).toBe(isInside || locationVisibility === 'FULL_ADDRESS')
  }

  test('files and feeds have what may be seen before and after joining, and nothing else', async () => {
    const { id } = await build()
    const me = await reader()
    expectParts((await fileOf(id)).raw, false)
    expectParts((await fileOf(id, me)).raw, false)
    const { communityId } = await buildEvent(t, {
      locationVisibility,
      location: { ...parts, latitude: 11.111, longitude: 22.222 },
    })
    const [{ domain } = { domain: '' }] = await t.owner<
      { domain: string }[]
    >`select domain from community where id = ${communityId}`
    expectParts((await t.call(api.calendar.getPublic, {}, { host: here.host.replace(/^[^.]+/, domain) })).raw, false)
    await go(me, id, { status: 'PENDING' })
    expectParts((await personal(me)).raw, false)
    expectParts((await fileOf(id, me)).raw, false)
    await t.owner`update participation set status = 'CONFIRMED' where event_id = ${id}`
    expectParts((await personal(me)).raw, true)
    expectParts((await fileOf(id, me)).raw, true)
  })
})

const feedsOf = (me: Me) => t.call(api.calendar.getFeeds, {}, at(me))
const tokenIn = (url: string): string => /\/personal\/(.+)\.ics$/.exec(url)?.[1] ?? expect.fail('no token')
const byToken = (token: string, host = here.host) => t.call(api.calendar.getPersonal, { token }, { host })
const personal = async (me: Me) => byToken(tokenIn((await feedsOf(me)).body.personalUrl))

describe('the personal feed', () => {
  test('has the events that somebody goes to or waits for, and no others', async () => {
    const me = await reader()
    const other = await reader()
    const [going, waiting, left, foreign, deleted] = [
      await event({ title: 'Going' }),
      await event({ title: 'Waiting', visibility: 'PRIVATE' }),
      await event({ title: 'Left' }),
      await event({ title: 'Of somebody else' }),
      await event({ title: 'Deleted', deletedAt: t.clock.now() }),
    ] as const
    await go(me, going.id)
    await go(me, waiting.id, { waitlistNumber: 1 })
    await go(me, left.id, { status: 'CANCELLED' })
    await go(other, foreign.id)
    await go(me, deleted.id)
    const { raw, headers } = await personal(me)
    const states = read(raw).map(each => [each.summary, each.component.getFirstPropertyValue('status')])
    expect(states.sort()).toEqual([
      ['Going', 'CONFIRMED'],
      ['Waiting', 'TENTATIVE'],
    ])
    expect(headers['cache-control']).toBe('private, max-age=300')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers['content-type']).toContain('text/calendar')
  })

  test('shows an event that was cancelled as cancelled', async () => {
    const me = await reader()
    await go(me, (await event({ cancelledAt: t.clock.now() })).id)
    expect(only((await personal(me)).raw).component.getFirstPropertyValue('status')).toBe('CANCELLED')
  })

  test('is in the language of its owner', async () => {
    const me = await reader()
    await t.owner`update participant set preferred_lang = 'ru' where id = ${me.id}`
    expect((await personal(me)).raw).toContain('мои события')
  })

  test('has a new address after renewal, and the old one is unknown', async () => {
    const me = await reader()
    const old = (await feedsOf(me)).body.personalUrl
    const renewed = await t.call(api.calendar.renewFeed, {}, at(me))
    expect(renewed.body.personalUrl).not.toBe(old)
    expect((await feedsOf(me)).body).toEqual(renewed.body)
    expect((await byToken(tokenIn(old))).failure).toMatchObject({ code: 1122 })
    expect((await byToken(tokenIn(renewed.body.personalUrl))).status).toBe(200)
    const again = await t.call(api.calendar.renewFeed, {}, at(me))
    expect(new Set([old, renewed.body.personalUrl, again.body.personalUrl]).size).toBe(3)
  })

  test('is not found with a wrong token, in another community, or by somebody who is no member any more', async () => {
    const me = await reader()
    const token = tokenIn((await feedsOf(me)).body.personalUrl)
    expect((await byToken(token)).status).toBe(200)
    const elsewhere = await buildCommunity(t)
    const owner = { communityId: here.id, participantId: me.id, generation: 0 }
    const forged = feedToken(owner, 'another secret')
    for (const wrong of ['x', token.slice(0, -1), `${token}A`, `${token.slice(0, -2)}AA`, forged])
      expect((await byToken(wrong)).status, wrong).toBe(404)
    expect((await byToken(token, elsewhere.host)).status).toBe(404)
    await t.owner`update participant set moderation_status = 'REJECTED' where id = ${me.id}`
    expect((await byToken(token)).status).toBe(404)
  })

  test('has an address that is stored nowhere', async () => {
    const me = await reader()
    const token = tokenIn((await t.call(api.calendar.renewFeed, {}, at(me))).body.personalUrl)
    const [row] = await t.owner`select to_jsonb(f) as feed from calendar_feed f where participant_id = ${me.id}`
    expect(JSON.stringify(row)).not.toContain(token)
  })
})

describe("the community's feed", () => {
  test('has its public events that are not over, for everybody', async () => {
    const own = await buildCommunity(t)
    const build = (options: EventOptions) => buildEvent(t, { communityId: own.id, ...options })
    await build({ title: 'Coming' })
    await build({ title: 'Private', visibility: 'PRIVATE' })
    await build({ title: 'Over', date: '2020-01-01' })
    await build({ title: 'Deleted', deletedAt: t.clock.now() })
    await build({ title: 'Without a date', date: null })
    const { raw, headers, status } = await t.call(api.calendar.getPublic, {}, { host: own.host })
    expect(status).toBe(200)
    expect(read(raw).map(({ summary }) => summary)).toEqual(['Coming'])
    expect(headers['cache-control']).toBe('public, max-age=300')
    const again = await t.call(api.calendar.getPublic, {}, { host: own.host, headers: { 'accept-language': 'ru' } })
    expect(again.raw).toBe(raw)
  })

  test('is named to members beside their own', async () => {
    const { body, headers } = await feedsOf(await reader())
    expect(body.publicUrl).toBe(`http://${here.host}/api/calendar/public.ics`)
    expect(String(headers['cache-control'])).toContain('no-transform')
  })
})
