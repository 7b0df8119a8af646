import { describe, expect, test } from 'vitest'
import { addressesOf, answerOf, areKeys, isEndpoint, messageOf, outcomeOf, retryAfterMs } from './rules.ts'

const now = new Date('2026-03-04T10:00:00Z')
const testOrigin = 'http://127.0.0.1:4100'

describe('an endpoint', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://8.8.8.8/abc',
    'https://[2606:4700::1111]/abc',
    `${testOrigin}/send/1`,
  ])('%s is accepted', endpoint => {
    expect(isEndpoint(endpoint, testOrigin)).toBe(true)
  })

  test.each([
    'http://push.example.com/abc',
    'https://localhost/abc',
    'https://intranet/abc',
    'https://127.0.0.1/abc',
    'https://10.0.0.8/abc',
    'https://169.254.169.254/latest',
    'https://2130706433/abc',
    'https://[::1]/abc',
    'https://[::ffff:10.0.0.8]/abc',
    'https://user@push.example.com/abc',
    'https://:secret@push.example.com/abc',
    'http://127.0.0.1:4101/send/1',
    'ftp://push.example.com/abc',
    'not an address',
  ])('%s is refused', endpoint => {
    expect(isEndpoint(endpoint, testOrigin)).toBe(false)
  })

  test('of the test origin is refused where none is set', () => {
    expect(isEndpoint(`${testOrigin}/send/1`, undefined)).toBe(false)
  })

  test.each([
    ['https://push.example.com/abc', '127.0.0.1', false],
    ['https://push.example.com/abc', '10.0.0.8', false],
    ['https://push.example.com/abc', '::ffff:169.254.169.254', false],
    ['https://push.example.com/abc', '8.8.8.8', true],
    [`${testOrigin}/send/1`, '127.0.0.1', true],
    [`${testOrigin}/send/1`, '::1', true],
    [`${testOrigin}/send/1`, '10.0.0.8', false],
  ])('%s resolved to %s: %s', (endpoint, address, isAllowed) => {
    expect(addressesOf(endpoint, testOrigin)(address)).toBe(isAllowed)
    expect(addressesOf(endpoint, undefined)('127.0.0.1')).toBe(false)
  })
})

/** Of the right size, but no point of the curve. */
const p256dh = 'BCCO57Y4c7YTv6E1VgT_tREIkSm_HFHb06gfZ_2PKqPObXTorrzAKZf99QGYguRA2-vMh8HSbNz91ww_lrLZx1Y'
const good = {
  p256dh: 'BCCO57Y4c7YTv6E1VgT_tREIkSm_HFHb06gfZ_2PKqPObXTorrzAKZf99QGYguRA2-vMh8HSbNz91ww_lrLZx1c',
  auth: 'c2l4dGVlbiBieXRlcyAhIQ',
}

describe('keys of a browser', () => {
  test('of the right size, on the curve, are accepted', () => {
    expect(areKeys(good)).toBe(true)
    expect(areKeys({ ...good, auth: `${good.auth}==` })).toBe(true)
  })

  test.each([
    { ...good, auth: 'c2hvcnQ' },
    { ...good, auth: `${good.auth}AAAA` },
    { ...good, auth: '!' },
    { ...good, p256dh: good.p256dh.slice(4) },
    { ...good, p256dh: `${good.p256dh}AAAA` },
    { ...good, p256dh: `${good.p256dh} ` },
    { ...good, p256dh },
    { ...good, p256dh: '' },
  ])('%o are refused', keys => {
    expect(areKeys(keys)).toBe(false)
  })
})

describe('the message of a text', () => {
  const community = { title: { en: 'Harbour', ru: 'Гавань' }, communityUrl: 'https://harbour.example' }
  const read = (text: string, lang: 'en' | 'ru' = 'en') => messageOf({ id: 'text-1', text }, community, lang)

  test('opens the link of the text, which is not shown', () => {
    expect(read('Anna wrote to you\nhttps://harbour.example/chats/7?at=3#end')).toEqual({
      title: 'Harbour',
      body: 'Anna wrote to you',
      path: '/chats/7?at=3#end',
      tag: 'text-1',
      lang: 'en',
    })
    expect(read('Анна пишет: https://harbour.example/chats/7 ждём\n\n ответа', 'ru')).toMatchObject({
      title: 'Гавань',
      body: 'Анна пишет:  ждём\nответа',
      path: '/chats/7',
    })
  })

  test.each(['Hello', 'See https://elsewhere.example/chats/7', 'See https://harbour.example.evil/a', 'https://'])(
    'without a link to the own site opens the notifications: %s',
    text => {
      expect(read(text)).toMatchObject({ path: '/notifications', body: text })
    },
  )

  test('is cut to a length that push services take', () => {
    expect(read('a'.repeat(400)).body).toBe('a'.repeat(400))
    expect(read(`${'a'.repeat(398)} ${'b'.repeat(9)}`).body).toBe(`${'a'.repeat(398)}…`)
  })
})

test.each([
  [undefined, null],
  ['', null],
  ['soon', null],
  ['0', 0],
  ['30', 30_000],
  [' 30 ', 30_000],
  ['999999', 86_400_000],
  ['Wed, 04 Mar 2026 10:02:00 GMT', 120_000],
  ['Wed, 04 Mar 2026 09:00:00 GMT', 0],
])('Retry-After %j means %j ms', (header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms)
})

test.each([
  [200, { result: 'sent' }],
  [201, { result: 'sent' }],
  [404, { result: 'gone' }],
  [410, { result: 'gone' }],
  [429, { result: 'later', afterMs: 7000, problem: 'answered 429' }],
  [500, { result: 'later', afterMs: 7000, problem: 'answered 500' }],
  [503, { result: 'later', afterMs: 7000, problem: 'answered 503' }],
  [199, { result: 'failed', problem: 'answered 199' }],
  [302, { result: 'failed', problem: 'answered 302' }],
  [403, { result: 'failed', problem: 'answered 403' }],
])('the answer %i of a push service means %o', (status, outcome) => {
  expect(answerOf(status, '7', now)).toEqual(outcome)
})

const [sent, gone, failed] = [
  { result: 'sent' },
  { result: 'gone' },
  { result: 'failed', problem: 'answered 400' },
] as const
const later = (afterMs: number | null) => ({ result: 'later', afterMs, problem: 'answered 429' }) as const

test.each([
  [[], { result: 'nobody' }],
  [[gone], { result: 'nobody' }],
  [[gone, sent], sent],
  [[failed, sent], sent],
  [[failed, gone], failed],
  [[sent, later(null)], later(null)],
  [[later(5000), later(null), later(9000), sent], later(9000)],
])('browsers with %o give %o', (browsers, outcome) => {
  expect(outcomeOf(browsers)).toEqual(outcome)
})
