import { describe, expect, test } from 'vitest'
import { isSigned, signChat } from './rules.ts'

const now = new Date('2026-11-16T10:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const hour = 3_600_000
const [until, signature] = ['1794826800000', '8YEyzs93Uj7OHNi4igaG8RUDO5KdM0HMUf3PdIl0oHU']
const nonce = `${until}.${signature}`

test('a nonce has the time an hour after now, and a signature that is the same in every release', () => {
  expect(Number(until)).toBe(later(hour).getTime())
  expect(signChat('-42', 'secret', now)).toBe(nonce)
})

describe('a chat is verified', () => {
  test.each([0, hour - 1])('by its nonce, %d ms after it was signed', ms => {
    expect(isSigned('-42', nonce, 'secret', later(ms))).toBe(true)
  })

  test.each([
    ['when the hour is over', '-42', nonce, 'secret', hour],
    ['long after', '-42', nonce, 'secret', 24 * hour],
    ['for another chat', '42', nonce, 'secret', 0],
    ['with another secret', '-42', nonce, 'other', 0],
    ['with a longer life', '-42', `${Number(until) + 1}.${signature}`, 'secret', 0],
    ['without a signature', '-42', `${until}.`, 'secret', 0],
    ['without a separator', '-42', until, 'secret', 0],
    ['with part of the signature', '-42', `${until}.${signature.slice(1)}`, 'secret', 0],
    ['with a changed signature', '-42', `${until}.${signature.slice(1)}x`, 'secret', 0],
    ['with nothing', '-42', '', 'secret', 0],
  ])('not %s', (_how, chatId, given, secret, ms) => {
    expect(isSigned(chatId, given, secret, later(ms))).toBe(false)
  })
})
