import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { paymentStatuses } from '#contract/events/event-fields.ts'
import {
  afterChoice,
  afterNotice,
  afterReport,
  isOutdated,
  isSigned,
  paymentUrl,
  problemOf,
  signatureOf,
  toleranceMs,
  webhookSecret,
} from './rules.ts'

test.each([
  ['https://pay.example.com/tea', 'https://pay.example.com/tea?reference=abc'],
  ['https://pay.example.com/?event=7#form', 'https://pay.example.com/?event=7&reference=abc#form'],
  ['https://pay.example.com/?reference=old', 'https://pay.example.com/?reference=abc'],
])('the payment page of %s is %s', (link, url) => {
  expect(paymentUrl(link, 'abc')).toBe(url)
})

test('the secret differs by event, generation and installation', () => {
  const signer = { sessionSecret: 's'.repeat(32), eventId: 'event', generation: 1 }
  const secrets = [
    signer,
    { ...signer, eventId: 'other' },
    { ...signer, generation: 2 },
    { ...signer, sessionSecret: 't'.repeat(32) },
  ].map(webhookSecret)
  expect(new Set(secrets).size).toBe(4)
  expect(webhookSecret(signer)).toBe(secrets[0])
  expect(secrets[0]).toMatch(/^[\w-]{43}$/)
})

describe('a signature', () => {
  const [secret, body, now] = ['secret', '{"id":"1"}', new Date('2026-11-16T10:00:00.000Z')]
  const seconds = now.getTime() / 1000
  const header = (t: number, of = body) => `t=${t},v1=${signatureOf(secret, t, of)}`
  const isValid = (text: string) => isSigned(text, { secret, body, now })

  test('is the HMAC of time and body, as documented', () => {
    const hex = createHmac('sha256', 'secret').update(`${seconds}.{"id":"1"}`).digest('hex')
    expect(isValid(`t=${seconds},v1=${hex}`)).toBe(true)
  })

  test('is valid for five minutes in both directions', () => {
    const most = toleranceMs / 1000
    expect(most).toBe(300)
    expect([-most, 0, most].map(shift => isValid(header(seconds + shift)))).toEqual([true, true, true])
    expect([-most - 1, most + 1].map(shift => isValid(header(seconds + shift)))).toEqual([false, false])
  })

  test.each([
    ['nothing', ''],
    ['another body', header(seconds, '{}')],
    ['another time', header(seconds).replace(`${seconds}`, `${seconds + 1}`)],
    ['text before it', `x${header(seconds)}`],
    ['text after it', `${header(seconds)}0`],
    ['no time', `t=,v1=${signatureOf(secret, seconds, body)}`],
    ['a time that is too long', `t=${seconds}0000000,v1=${signatureOf(secret, seconds, body)}`],
    ['capital letters', header(seconds).toUpperCase()],
    ['a short signature', `t=${seconds},v1=abc`],
  ])('with %s is refused', (_what, text) => {
    expect(isValid(text)).toBe(false)
  })
})

test.each([
  [{ amount: 18, currency: 'EUR' }, ''],
  [{ amount: 18.001, currency: 'EUR' }, ''],
  [{ amount: 17.99, currency: 'EUR' }, 'AMOUNT'],
  [{ amount: 18.01, currency: 'EUR' }, 'AMOUNT'],
  [{ amount: 18, currency: 'USD' }, 'CURRENCY'],
  [{ amount: 17, currency: 'USD' }, 'CURRENCY'],
])('of %j, where 18 EUR are due: %s', (notice, problem) => {
  expect(problemOf(notice, { amount: 18, currency: 'EUR' })).toBe(problem)
})

/* By status: a notice that says paid, refunded or failed; an organiser who sets UNPAID, PAID or REFUNDED; the participant's word. */
test.each([
  ['UNPAID', ['pay', 'refund', 'unpay'], ['stay', 'pay', 'refuse'], 'check'],
  ['CHECKING', ['pay', 'refund', 'unpay'], ['unpay', 'pay', 'refuse'], 'stay'],
  ['PAID', ['stay', 'refund', 'stay'], ['unpay', 'stay', 'refund'], 'stay'],
  ['REFUND_DUE', ['stay', 'refund', 'stay'], ['refuse', 'pay', 'refund'], 'refuse'],
  ['REFUNDED', ['pay', 'stay', 'stay'], ['refuse', 'pay', 'stay'], 'refuse'],
] as const)('a payment that is %s', (status, notices, choices, word) => {
  expect((['paid', 'refunded', 'failed'] as const).map(notice => afterNotice(status, notice))).toEqual(notices)
  expect((['UNPAID', 'PAID', 'REFUNDED'] as const).map(choice => afterChoice(status, choice))).toEqual(choices)
  expect(afterReport(status)).toBe(word)
  expect(paymentStatuses).toContain(status)
})

test('a notice is outdated if a later one was processed', () => {
  const [early, late] = ['2026-11-16T10:00:00Z', '2026-11-16T10:00:01Z']
  expect(isOutdated(early, late)).toBe(true)
  expect(isOutdated(late, early)).toBe(false)
  expect(isOutdated(late, late)).toBe(false)
  expect(isOutdated(early, null)).toBe(false)
})
