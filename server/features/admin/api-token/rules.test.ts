import { expect, test } from 'vitest'
import { newToken, stateOf, tokenHash } from './rules.ts'

test('a token has 256 random bits behind its mark', () => {
  expect(newToken()).toMatch(/^smv_[\w-]{43}$/)
  expect(newToken()).not.toBe(newToken())
})

test('the hash is that of the whole token', () => {
  expect(tokenHash('smv_tea').toString('hex')).toHaveLength(64)
  expect(tokenHash('smv_tea')).not.toEqual(tokenHash('smv_te'))
})

const now = new Date('2027-02-03T12:00:00Z')
test.each([
  ['ACTIVE', '2027-02-03T12:00:01Z', null, true],
  ['EXPIRED', '2027-02-03T12:00:00Z', null, true],
  ['LOST', '2027-02-03T12:00:01Z', null, false],
  ['EXPIRED', '2027-02-03T11:00:00Z', null, false],
  ['REVOKED', '2027-02-03T12:00:01Z', '2027-02-01T00:00:00Z', true],
  ['REVOKED', '2027-02-01T12:00:01Z', '2027-02-01T00:00:00Z', false],
] as const)(
  'is %s if it expires at %s, was revoked at %s, and its owner manages: %s',
  (state, expiresAt, revokedAt, isOwnerManager) => {
    expect(stateOf({ expiresAt, revokedAt, isOwnerManager }, now)).toBe(state)
  },
)
