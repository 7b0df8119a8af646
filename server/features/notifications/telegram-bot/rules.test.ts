import { describe, expect, test } from 'vitest'
import { isSecret, linkLifeMs, linkNonce, nonceHash, readCommand, readNonce } from './rules.ts'

const now = new Date('2026-11-17T10:00:00Z')
const [userId, communityId] = ['0197a1b2-0000-7000-8000-00000000000a', 'ffffffff-ffff-4fff-bfff-fffffffffff0']
const nonce = linkNonce(userId, communityId, 'secret', now)
const later = (ms: number) => new Date(now.getTime() + ms)

describe('the nonce in a link to the bot', () => {
  test('has 64 characters that Telegram accepts, and names user and community', () => {
    expect(nonce).toMatch(/^[\w-]{64}$/)
    expect(readNonce(nonce, 'secret', now)).toEqual({ userId, communityId, isExpired: false })
  })

  test('is valid for a quarter of an hour', () => {
    expect(linkLifeMs).toBe(900_000)
    expect(readNonce(nonce, 'secret', later(linkLifeMs - 1))?.isExpired).toBe(false)
    expect(readNonce(nonce, 'secret', later(linkLifeMs))?.isExpired).toBe(true)
  })

  test.each([
    '',
    nonce.slice(1),
    `${nonce}A`,
    `${nonce.slice(0, 63)}!`,
    `${nonce[0] === 'A' ? 'B' : 'A'}${nonce.slice(1)}`,
    `${nonce.slice(0, 50)}${nonce[50] === 'A' ? 'B' : 'A'}${nonce.slice(51)}`,
  ])('is refused when changed: %j', changed => expect(readNonce(changed, 'secret', now)).toBeNull())

  test('is refused with another secret', () => expect(readNonce(nonce, 'other', now)).toBeNull())

  test('is for an account or for a group, and not valid for the other', () => {
    const ofGroup = linkNonce(userId, communityId, 'secret', now, 'telegram group link')
    expect(readNonce(ofGroup, 'secret', now, 'telegram group link')).toEqual({ userId, communityId, isExpired: false })
    expect(readNonce(ofGroup, 'secret', now)).toBeNull()
    expect(readNonce(nonce, 'secret', now, 'telegram group link')).toBeNull()
    expect(readNonce(nonce, 'secret', now, 'telegram link')).not.toBeNull()
  })

  test('is kept as a hash', () => {
    expect(nonceHash(nonce)).toMatch(/^[0-9a-f]{64}$/)
    expect(nonceHash(nonce)).not.toBe(nonceHash(`${nonce}x`))
  })
})

test.each([
  ['secret', 'secret', true],
  ['secret', 'secreT', false],
  ['', 'secret', false],
  ['secret ', 'secret', false],
])('the secret %j against %j: %s', (given, wanted, isSame) => expect(isSecret(given, wanted)).toBe(isSame))

test.each([
  ['/start abc-_1', 'start', 'abc-_1'],
  ['/start', 'start', ''],
  ['/start@tea_bot abc', 'start', 'abc'],
  [' /stop ', 'stop', ''],
  ['/week', 'week', ''],
  ['/weekly', 'help', ''],
  ['/help', 'help', ''],
  ['hello /week', 'help', ''],
  ['', 'help', ''],
])('%j is the command %s with %j', (text, name, argument) => expect(readCommand(text)).toEqual({ name, argument }))
