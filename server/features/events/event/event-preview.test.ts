import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { type LocationVisibility, locationVisibilities } from '#contract/events/event-fields.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildParticipation } from '../participation/testing.ts'
import { buildEvent, type EventOptions } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp()
  t.clock.moveTo('2026-11-16T12:00:00Z')
  here = await buildCommunity(t)
})
afterAll(() => t.stop())

const event = (options: EventOptions = {}) => buildEvent(t, { communityId: here.id, date: '2026-11-19', ...options })

async function open(path: string, cookie = '') {
  const { body, headers } = await t.app.server.inject({ url: path, headers: { host: here.host, cookie } })
  const json = /<script type="application\/ld\+json" nonce="[^"]+">(.*?)<\/script>/s.exec(body)?.[1]
  const meta = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(body)?.[1]
  return { body, robots: headers['x-robots-tag'], meta, data: json ? JSON.parse(json) : null }
}

describe('the page of a public event', () => {
  test('is previewed with title, date and place, and a wide picture', async () => {
    await event({ slug: 'winter-tea', title: 'Winter tea' })
    const { body, meta, robots } = await open('/event/winter-tea')
    expect(body).toContain('<title>Winter tea</title>')
    expect(meta('description')).toBe(
      'Thursday, 19 November 2026, 19:00 Berlin · Samovar House, Torstraße 41, Berlin, Germany',
    )
    expect(meta('og:image')).toMatch(
      /^http:\/\/.+\/art\/cover\.png\?kind=table&amp;palette=copper&amp;seed=winter-tea&amp;width=1200&amp;height=630$/,
    )
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(robots).toBeUndefined()
    const image = await t.app.server.inject({
      url: String(meta('og:image'))
        .replaceAll('&amp;', '&')
        .replace(/^http:\/\/[^/]+/, ''),
      headers: { host: here.host },
    })
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/png'])
  })

  test('is previewed in the chosen language, with what is to be confirmed', async () => {
    const { id } = await event({ date: null, isLocationConfirmed: false })
    await t.owner`
      insert into event_translation (community_id, event_id, language, title, description)
      values (${here.id}, ${id}, 'ru', 'Чайный вечер', 'Чай')`
    const { meta, data } = await open(`/event/${id}`, 'samovar-lang=ru')
    expect([meta('og:title'), meta('description')]).toEqual(['Чайный вечер', 'Дата уточняется · Место уточняется'])
    expect(data).toBeNull()
  })

  test('has structured data of the event', async () => {
    await event({
      slug: 'dinner',
      title: 'Dinner',
      startTime: '19:00',
      endTime: '21:30',
      price: 18.5,
      maxParticipants: 1,
    })
    const { data } = await open('/event/dinner')
    const url = `http://${here.host}/event/dinner`
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Dinner',
      url,
      startDate: '2026-11-19T19:00:00+01:00',
      endDate: '2026-11-19T21:30:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', streetAddress: 'Samovar House, Torstraße 41', addressLocality: 'Berlin' },
        geo: { latitude: 52.5293, longitude: 13.4016 },
      },
      offers: { price: '18.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock', url },
      organizer: { '@type': 'Organization', url: expect.stringContaining(here.host) },
    })
    expect(data.image[0]).toContain('/art/cover.png')
  })

  test('says what is online, free, cancelled or without a time', async () => {
    const { id } = await event({
      type: 'ONLINE',
      onlineMeetingLink: 'https://meet.example/x',
      startTime: null,
      cancelledAt: t.clock.now(),
    })
    const { data, body } = await open(`/event/${id}`)
    expect(data).toMatchObject({
      startDate: '2026-11-19',
      eventStatus: 'https://schema.org/EventCancelled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation' },
      isAccessibleForFree: true,
    })
    expect(body).not.toContain('meet.example')
  })

  test('escapes texts of the event', async () => {
    const text = '</script><script>alert(1)</script>"><img src=x>'
    const { id } = await event({ title: text, description: text })
    const { body, data } = await open(`/event/${id}`)
    expect(body).not.toMatch(/<script>alert|<img/)
    expect([data.name, data.description]).toEqual([text, text])
  })
})

describe('the page of a private event', () => {
  test.each<[string, EventOptions]>([
    ['private', { visibility: 'PRIVATE' }],
    ['deleted', { deletedAt: new Date('2026-11-16T11:00:00Z') }],
  ])('that is %s equals the page of an unknown one, byte for byte', async (_name, options) => {
    const { slug, id } = await event({ title: 'Secret supper', ...options })
    const page = async (key: string) => {
      const { body, robots } = await open(`/event/${key}`)
      expect(robots).toBe('noindex')
      return body.replaceAll(key, 'KEY').replaceAll(/nonce="[^"]+"|csp-nonce" content="[^"]+"/g, '')
    }
    const unknown = await page('nothing-here')
    for (const key of [slug, id]) expect(await page(key)).toBe(unknown)
    expect(unknown).not.toContain('ld+json')
  })
})

/** A word of its own for each part of the location, so that a leak names what leaks. */
const parts = {
  addressLine: 'Zimtgasse 77',
  country: 'Ruritania',
  region: 'Streslau-Land',
  city: 'Zenda',
  postalCode: '98765',
  mapsLink: 'https://maps.example/@47.123456,9.654321',
  latitude: 47.123456,
  longitude: 9.654321,
}
const shown: Record<LocationVisibility, (keyof typeof parts)[]> = {
  FULL_ADDRESS: ['addressLine', 'country', 'region', 'city', 'postalCode', 'mapsLink', 'latitude', 'longitude'],
  NO_STREET: ['postalCode', 'city', 'country'],
  COUNTRY_CITY: ['country', 'city'],
  CITY: ['city'],
  COUNTRY: ['country'],
  ADDRESS: ['addressLine'],
  REGION_CITY: ['region', 'city'],
  POSTAL_CODE_CITY: ['postalCode', 'city'],
  NONE: [],
}

describe.each(locationVisibilities)('location visibility %s', visibility => {
  let exits: Record<string, string>
  let id: string
  let me: { id: string; token: string }
  beforeAll(async () => {
    here = await buildCommunity(t)
    const made = await event({ title: 'Quiet supper', location: parts, locationVisibility: visibility })
    id = made.id
    me = await buildSignedInParticipant(t, here.id)
    exits = await ask()
  })

  const ask = async (): Promise<Record<string, string>> => {
    const as = { host: here.host, token: me.token }
    const replies = {
      event: await t.call(api.event.get, { id }, as),
      upcoming: await t.call(api.eventList.upcoming, {}, as),
      month: await t.call(api.eventList.month, { month: '2026-11' }, as),
      cities: await t.call(api.eventList.cities, {}, as),
      search: await t.call(api.eventList.search, { search: 'supper' }, as),
    }
    return {
      page: (await open(`/event/${id}`)).body,
      ...Object.fromEntries(Object.entries(replies).map(([name, { body }]) => [name, JSON.stringify(body)])),
    }
  }
  const filtered = async () =>
    (await t.call(api.eventList.upcoming, { city: 'Zenda' }, { host: here.host, token: me.token })).body.items.length
  const found = async (text: string) =>
    (await t.call(api.eventList.search, { search: text }, { host: here.host, token: me.token })).body.length

  test('hides the other parts at every exit from those who are not going', () => {
    const hidden = Object.entries(parts).filter(([part]) => !shown[visibility].includes(part as keyof typeof parts))
    for (const [exit, text] of Object.entries(exits))
      for (const [part, value] of hidden) expect(text.includes(String(value)), `${part} in ${exit}`).toBe(false)
  })

  test('shows its parts in the list and on the page', () => {
    for (const part of shown[visibility]) {
      expect(exits.upcoming, part).toContain(String(parts[part]))
      if (part !== 'mapsLink') expect(exits.page, part).toContain(String(parts[part]))
    }
  })

  test('decides whether its city is a filter, and is found', async () => {
    const isCityShown = shown[visibility].includes('city')
    expect(await filtered()).toBe(isCityShown ? 1 : 0)
    expect(await found('Zenda')).toBe(isCityShown ? 1 : 0)
    expect(exits.cities?.includes('Zenda')).toBe(isCityShown)
    for (const text of ['Zimtgasse', 'Streslau', '98765']) expect(await found(text)).toBe(0)
  })

  test('shows all parts in the list to those who are going', async () => {
    await buildParticipation(t, { communityId: here.id, eventId: id, participantId: me.id })
    const { upcoming, cities } = await ask()
    for (const value of Object.values(parts)) expect(upcoming).toContain(String(value))
    expect(cities).toContain('Zenda')
    expect(await filtered()).toBe(1)
  })
})
