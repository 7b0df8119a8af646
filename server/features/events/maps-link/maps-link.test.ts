import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { isShortLink, urlOf } from './maps-link.ts'
import { followShortLink } from './maps-link-redirect.ts'

let t: TestApp
let here: { id: string; host: string }
let me: { token: string }
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  me = await buildSignedInParticipant(t, here.id, { permissions: ['CAN_CREATE_EVENTS'] })
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

const read = (link: string, lang = 'en') =>
  t.call(api.mapsLink.read, { link }, { host: here.host, token: me.token, headers: { 'accept-language': lang } })

const maps = 'https://www.google.com/maps'
const berlin = { latitude: 52.5293, longitude: 13.4016 }

describe('a Google Maps link', () => {
  const links: [string, string, { latitude: number; longitude: number }][] = [
    ['view', `${maps}/@52.5293,13.4016,17z`, berlin],
    ['view without a zoom', `${maps}/@52.5293,13.4016`, berlin],
    ['view of the satellite', `${maps}/@52.5293,13.4016,503m/data=!3m1!1e3`, berlin],
    ['view to the south and west', `${maps}/@-33.4489,-70.6693,12z`, { latitude: -33.4489, longitude: -70.6693 }],
    [
      'place: the pin, not the view',
      `${maps}/place/Caf%C3%A9/@52.1,13.1,17z/data=!3m1!4b1!4m6!3m5!1s0x47a84e37:0x4212!8m2!3d52.5293!4d13.4016!16zL20v`,
      berlin,
    ],
    ['place with the data alone', `${maps}/place/Tea/data=!4m2!3m1!1s0x0:0x0!8m2!3d52.5293!4d13.4016`, berlin],
    ['place with the view alone', `${maps}/place/Tea+House/@52.5293,13.4016,17z`, berlin],
    ['place named by coordinates', `${maps}/place/52.5293,13.4016`, berlin],
    ['place named by coordinates with a space', `${maps}/place/52.5293,+13.4016/@1,1,3z`, berlin],
    [
      'place named by degrees',
      `${maps}/place/52%C2%B031'45.5%22N+13%C2%B024'05.8%22E/@1,1,17z`,
      { latitude: 52.5293056, longitude: 13.4016111 },
    ],
    [
      'place in the other half of the world',
      `${maps}/place/33%C2%B026'56.0%22S+70%C2%B040'09.5%22W`,
      { latitude: -33.4488889, longitude: -70.6693056 },
    ],
    ['query', `${maps}?q=52.5293,13.4016`, berlin],
    ['query with a space', `${maps}?q=52.5293,%2013.4016`, berlin],
    ['query with a plus', `${maps}?q=52.5293,+13.4016`, berlin],
    ['query with loc:', 'https://maps.google.com/?q=loc:52.5293,13.4016', berlin],
    ['query with a label', 'https://maps.google.com/maps?q=52.5293,13.4016(Tea+House)', berlin],
    ['search of the API', `${maps}/search/?api=1&query=52.5293%2C13.4016`, berlin],
    ['search in the path', `${maps}/search/52.5293,+13.4016?entry=tts`, berlin],
    ['centre: ll', 'https://maps.google.com/maps?ll=52.5293,13.4016&z=16', berlin],
    ['query beside the centre', 'https://maps.google.com/maps?q=52.5293,13.4016&ll=1,1', berlin],
    ['centre of the API', `${maps}/@?api=1&map_action=map&center=52.5293%2C13.4016`, berlin],
    ['panorama', `${maps}/@?api=1&map_action=pano&viewpoint=52.5293%2C13.4016`, berlin],
    ['destination', `${maps}/dir/?api=1&destination=52.5293,13.4016`, berlin],
    [
      'route',
      `${maps}/dir/Potsdam/Tea+House/@52.4,13.2,11z/data=!4m13!4m12!1m5!1m1!1s0x0!2m2!1d13.0645!2d52.3906!1m5!1m1!1s0x1!2m2!1d13.4016!2d52.5293`,
      berlin,
    ],
    ['route to coordinates', `${maps}/dir/Potsdam/52.5293,13.4016`, berlin],
    ['embedded map', `${maps}/embed?pb=!1m18!1m12!1m3!1d2427.1!2d13.4016!3d52.5293!2m3!1f0!2f0!3f0`, berlin],
    ['old route', 'https://maps.google.com/maps?daddr=52.5293,13.4016', berlin],
    ['another country', 'https://www.google.de/maps/@52.5293,13.4016,17z', berlin],
    ['a country with two labels', 'https://maps.google.co.uk/maps?q=52.5293,13.4016', berlin],
    ['without a scheme', 'www.google.com/maps/@52.5293,13.4016,17z', berlin],
    ['with http', 'http://maps.google.com/maps?q=52.5293,13.4016', berlin],
    [
      'page of consent',
      `https://consent.google.com/m?continue=${encodeURIComponent(`${maps}/@52.5293,13.4016,17z`)}&gl=DE`,
      berlin,
    ],
    [
      'short link that has the long one in it',
      `https://maps.app.goo.gl/?link=${encodeURIComponent(`${maps}/@52.5293,13.4016,17z`)}`,
      berlin,
    ],
    ['full plus code', `${maps}/place/9F4MGC2M%2B2H`, { latitude: 52.5000625, longitude: 13.4339375 }],
    ['full plus code with its plus', `${maps}/place/9F4MGC2M+2H`, { latitude: 52.5000625, longitude: 13.4339375 }],
    ['full plus code in a query', `${maps}?q=9F4MGC2M%2B2H`, { latitude: 52.5000625, longitude: 13.4339375 }],
    [
      'short plus code with a city',
      `${maps}/place/GC2M%2B2H+Berlin,+Germany/@1,1,5z`,
      { latitude: 52.5000625, longitude: 13.4339375 },
    ],
    [
      'short plus code with a city in Russian',
      `${maps}?q=GC2M%2B2H+%D0%91%D0%B5%D1%80%D0%BB%D0%B8%D0%BD`,
      { latitude: 52.5000625, longitude: 13.4339375 },
    ],
    ['many decimals', `${maps}/@52.52930000000001,13.401600000000002,17z`, berlin],
  ]
  test.each(links)('is read: %s', async (_kind, link, point) => {
    const { status, body } = await read(link)
    expect([status, body.city, body.latitude, body.longitude]).toEqual([
      200,
      point.latitude < 0 ? 'Santiago' : 'Berlin',
      expect.closeTo(point.latitude, 6),
      expect.closeTo(point.longitude, 6),
    ])
  })

  const place = (text: string, at = '52.5293,13.4016') =>
    `${maps}/place/${encodeURIComponent(text).replaceAll('%20', '+')}/@${at},17z`
  const addresses: [string, string, Record<string, unknown>][] = [
    [
      place('Tea House, Torstraße 41, 10119 Berlin, Germany'),
      'en',
      {
        addressLine: 'Tea House, Torstraße 41',
        postalCode: '10119',
        region: '',
        city: 'Berlin',
        country: 'Germany',
        timeZone: 'Europe/Berlin',
      },
    ],
    [
      place('Tea House, Torstraße 41, 10119 Berlin, Deutschland'),
      'ru',
      { addressLine: 'Tea House, Torstraße 41', postalCode: '10119', city: 'Берлин', country: 'Германия' },
    ],
    [place('Tea House'), 'en', { addressLine: 'Tea House', postalCode: '', city: 'Berlin' }],
    [place('Berlin'), 'en', { addressLine: '', city: 'Berlin' }],
    [
      place('Empire State Building, 20 W 34th St., New York, NY 10001, USA', '40.7484,-73.9857'),
      'en',
      {
        addressLine: 'Empire State Building, 20 W 34th St.',
        postalCode: '10001',
        region: 'NY',
        city: 'New York',
        timeZone: 'America/New_York',
      },
    ],
    [
      place('Тверская улица, 7, Москва, Россия, 125009', '55.7575,37.6125'),
      'ru',
      {
        addressLine: 'Тверская улица, 7',
        postalCode: '125009',
        city: 'Москва',
        country: 'Россия',
        timeZone: 'Europe/Moscow',
      },
    ],
    [
      place('10 Downing St, London SW1A 2AA, United Kingdom', '51.5034,-0.1276'),
      'en',
      { addressLine: '10 Downing St', postalCode: 'SW1A 2AA', city: 'London', timeZone: 'Europe/London' },
    ],
    [
      place('Sagrada Família, Barcelona', '41.4036,2.1744'),
      'en',
      { addressLine: 'Sagrada Família', city: 'Barcelona', timeZone: 'Europe/Madrid' },
    ],
    [place('Пермь', '58.0105,56.2502'), 'ru', { city: 'Пермь', timeZone: 'Asia/Yekaterinburg' }],
    [`${maps}/@50.4501,30.5234,12z`, 'en', { city: 'Kyiv', timeZone: expect.stringMatching(/^Europe\/K(yiv|iev)$/) }],
    [
      `${maps}/@19.076,72.8777,12z`,
      'en',
      { city: 'Mumbai', timeZone: expect.stringMatching(/^Asia\/(Kolkata|Calcutta)$/) },
    ],
    [`${maps}/@0,-30,5z`, 'en', { addressLine: '', city: '', country: '', timeZone: null }],
  ]
  test.each(addresses)('has the address of %s in %s', async (link, lang, address) => {
    expect((await read(link, lang)).body).toMatchObject(address)
  })

  const wrong: [string, string][] = [
    ['INVALID_MAPS_LINK', 'hello there'],
    ['INVALID_MAPS_LINK', 'https://example.com/maps/@52.5293,13.4016,17z'],
    ['INVALID_MAPS_LINK', 'https://google.com.example.com/maps/@52.5293,13.4016,17z'],
    ['INVALID_MAPS_LINK', 'https://www.google.com/search?q=52.5293,13.4016'],
    ['INVALID_MAPS_LINK', 'https://www.google.com@example.com/maps/@52.5,13.4,17z'],
    ['INVALID_MAPS_LINK', 'javascript:alert(1)//google.com/maps/@52.5,13.4'],
    ['INVALID_MAPS_LINK', 'https://goo.gl/abc'],
    ['INVALID_MAPS_LINK', 'https://maps.app.goo.gl/'],
    ['INVALID_MAPS_LINK', 'https://consent.google.com/m?continue=https%3A%2F%2Fexample.com%2Fmaps'],
    ['INVALID_MAPS_LINK', 'https://maps.app.goo.gl/?link=http%3A%2F%2F127.0.0.1%2Fmaps'],
    ['COORDINATES_NOT_FOUND', maps],
    ['COORDINATES_NOT_FOUND', `${maps}/place/Tea+House,+Berlin`],
    ['COORDINATES_NOT_FOUND', `${maps}?q=Torstra%C3%9Fe+41,+Berlin`],
    ['COORDINATES_NOT_FOUND', `${maps}?cid=1234567890`],
    ['COORDINATES_NOT_FOUND', `${maps}/place/%E0%A4%A`],
    ['LOCATION_NOT_PARSED', `${maps}/@95.5,13.4,17z`],
    ['LOCATION_NOT_PARSED', `${maps}?q=52.5,190.1`],
    ['LOCATION_NOT_PARSED', `${maps}/place/GC2M%2B2H`],
    ['LOCATION_NOT_PARSED', `${maps}/place/GC2M%2B2H+Nowhereville`],
    ['LOCATION_NOT_PARSED', `${maps}/place/XXXXXXXX%2BXX`],
  ]
  test.each(wrong)('is refused with %s: %s', async (failure, link) => {
    const english = await read(link)
    expect(english.failure).toMatchObject({ name: failure, status: 400 })
    const russian = await read(link, 'ru')
    expect(russian.failure.message).toMatch(/[а-я]{3}/)
    expect(russian.failure.message).not.toBe(english.failure.message)
  })

  test('is read for those who create or organise events', async () => {
    const member = await buildSignedInParticipant(t, here.id)
    const options = { host: here.host, token: member.token }
    expect((await t.call(api.mapsLink.read, { link: maps }, options)).status).toBe(403)
  })
})

/** Where a shortener must not send the server, in forms that name the same places differently. */
const hostile = [
  'http://127.0.0.1/maps',
  'http://127.1/maps',
  'http://2130706433/maps',
  'http://0x7f.1/maps',
  'http://0177.0.0.1/maps',
  'http://127.0.0.1./maps',
  'http://0.0.0.0/maps',
  'http://0/maps',
  'http://[::1]/maps',
  'http://[::]/maps',
  'http://[::ffff:127.0.0.1]/maps',
  'http://[::ffff:a9fe:a9fe]/maps',
  'http://[fc00::1]/maps',
  'http://[fe80::1]/maps',
  'http://169.254.169.254/maps',
  'http://192.168.0.1/maps',
  'http://localhost/maps',
  '//127.0.0.1/maps',
  'https://maps.app.goo.gl.example.com/abc',
  'https://goo.gl.example.com/maps/abc',
  'https://example.com/goo.gl/maps/abc',
  'https://evilgoo.gl/maps/abc',
  'https://www.google.com.example.com/maps/@52.5,13.4,17z',
  'https://www.google.com@127.0.0.1/maps/@52.5,13.4,17z',
  'https://maps.app.goo.gl@127.0.0.1/abc',
  'https://user:secret@maps.app.goo.gl/abc',
  'http://maps.app.goo.gl/abc',
  'http://goo.gl/maps/abc',
  'https://maps.app.goo.gl:22/abc',
  'https://consent.google.com/m?continue=http%3A%2F%2F127.0.0.1%2Fmaps',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,maps',
]

describe('a short link', () => {
  let server: Server
  let origin: string
  let asked: string[] = []
  const to = (location: string) => (response: ServerResponse) => response.writeHead(302, { location }).end()
  const answers: Record<string, (response: ServerResponse) => void> = {
    '/place': to(`${maps}/@52.5293,13.4016,17z`),
    '/consent': to(`https://consent.google.com/m?continue=${encodeURIComponent(`${maps}/@52.5293,13.4016,17z`)}`),
    '/relative': to('/place'),
    '/elsewhere': to('https://example.com/maps'),
    '/inside': to('http://10.0.0.1/maps'),
    '/metadata': to('http://169.254.169.254/latest/meta-data'),
    '/mapped': to('http://[::ffff:127.0.0.1]/maps'),
    '/broken': to('http://['),
    '/loop': to('/loop'),
    '/page': response => response.writeHead(200).end('<html>'),
    '/slow': () => {},
    '/large': response => response.writeHead(200).end(Buffer.alloc(5_000_000)),
    '/endless': response => response.writeHead(200).write('<html>'),
    '/packed': response =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(5_000_000))),
    '/headers': to(`${maps}/${'a'.repeat(100_000)}`),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map(hop => [`/hop${hop}`, to(hop === 1 ? '/place' : `/hop${hop - 1}`)])),
  }
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '')
      answers[request.url ?? '']?.(response)
    }).listen(0, '127.0.0.1')
    await new Promise(resolve => server.once('listening', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    asked = []
  })

  /** The stand-in is taken for a shortener of Google, at an address that may be reached. */
  const follow = (path: string, options = {}) =>
    followShortLink(new URL(path, origin), {
      isShort: url => url.origin === origin,
      isAllowed: address => address === '127.0.0.1',
      timeoutMs: 30_000,
      ...options,
    })

  test.each([
    ['/place', ['/place']],
    ['/consent', ['/consent']],
    ['/relative', ['/relative', '/place']],
    ['/hop4', ['/hop4', '/hop3', '/hop2', '/hop1', '/place']],
  ])('%s leads to the long one, which is not fetched', async (path, requests) => {
    expect((await follow(path))?.href).toBe(`${maps}/@52.5293,13.4016,17z`)
    expect(asked).toEqual(requests)
  })

  test.each(['/elsewhere', '/inside', '/metadata', '/mapped', '/broken', '/page'])('%s leads nowhere', async path => {
    await expect(follow(path)).rejects.toThrow()
    expect(asked).toEqual([path])
  })

  test('is followed five times at most', async () => {
    await expect(follow('/hop6')).rejects.toThrow('too many redirects')
    await expect(follow('/loop')).rejects.toThrow('too many redirects')
    expect(asked.filter(path => path === '/loop')).toHaveLength(6)
  })

  test('that does not answer is given up', async () => {
    await expect(follow('/slow', { timeoutMs: 200 })).rejects.toThrow()
  })

  test.each(hostile)('is not followed to %s', async target => {
    answers['/hostile'] = to(target)
    const isShort = (url: URL) => url.origin === origin || isShortLink(url)
    await expect(follow('/hostile', { isShort })).rejects.toThrow(/leads elsewhere|not a (public|web) address/)
    expect(asked).toEqual(['/hostile'])
  })

  test('is not read as a page: neither a large nor an endless one, nor one that unpacks to more', async () => {
    for (const path of ['/large', '/endless', '/packed']) await expect(follow(path)).rejects.toThrow('answered 200')
    await expect(follow('/headers')).rejects.toThrow()
  })

  test('is asked by https at its own port', () => {
    expect(urlOf('http://goo.gl/maps/abc')?.href).toBe('https://goo.gl/maps/abc')
    expect(isShortLink(new URL('https://maps.app.goo.gl/abc'))).toBe(true)
    for (const link of ['http://maps.app.goo.gl/abc', 'https://maps.app.goo.gl:8443/abc', 'https://goo.gl:22/maps/abc'])
      expect([link, isShortLink(new URL(link))]).toEqual([link, false])
  })

  test('does not reach inside networks, whatever name leads there', async () => {
    const { port } = server.address() as AddressInfo
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0']) {
      const link = new URL(`http://${host}:${port}/place`)
      await expect(followShortLink(link, { isShort: () => true })).rejects.toThrow(/not a public address/)
      await expect(followShortLink(link)).rejects.toThrow('leads elsewhere')
      expect((await read(link.href)).failure.name).toBe('INVALID_MAPS_LINK')
    }
    expect(asked).toEqual([])
  })

  test('that cannot be followed is refused', async () => {
    for (const link of ['https://maps.app.goo.gl/no-such-link-here', 'https://goo.gl/maps/no-such-link'])
      expect((await read(link)).failure).toMatchObject({ name: 'INVALID_MAPS_LINK', status: 400 })
  })
})
