import { describe, expect, test } from 'vitest'
import {
  disownToken,
  hashOf,
  isLetterPurpose,
  linkToken,
  maskEmail,
  newSecret,
  type Purpose,
  purposes,
  readLinkToken,
  stateOfCode,
  triesPerCode,
} from './rules.ts'

test.each([
  ['MAGIC', 15, false],
  ['OTP', 10, true],
  ['CONFIRM_EMAIL', 48 * 60, false],
  ['RECOVERY', 60, false],
  ['DELETE_ACCOUNT', 10, true],
  ['EXCHANGE', 1, false],
  ['GOOGLE', 10, false],
  ['OAUTH2', 10, false],
  ['LINK_PROVIDER', 24 * 60, false],
  ['EMAIL_OLD', 48 * 60, false],
  ['EMAIL_NEW', 48 * 60, false],
] as const)('a code for %s is valid for %d minutes and typed: %s', (purpose, minutes, isTyped) => {
  expect(purposes[purpose]).toEqual({ lifeMs: minutes * 60_000, isTyped })
})

test('the table above has every purpose', () => {
  expect(Object.keys(purposes)).toHaveLength(11)
  expect(triesPerCode).toBe(5)
})

describe('a new secret', () => {
  test('to type has six digits, from 000000 to 999999', () => {
    const typed = Array.from({ length: 2000 }, () => newSecret('OTP'))
    for (const secret of typed) expect(secret).toMatch(/^\d{6}$/)
    expect(typed.some(secret => secret.startsWith('0'))).toBe(true)
    expect(new Set(typed.map(secret => secret[0])).size).toBe(10)
    expect(new Set(typed).size).toBeGreaterThan(1900)
  })

  test.each((Object.keys(purposes) as Purpose[]).filter(purpose => !purposes[purpose].isTyped))(
    'in a link for %s has 256 random bits',
    purpose => {
      expect(newSecret(purpose)).toMatch(/^[\w-]{43}$/)
      expect(newSecret(purpose)).not.toBe(newSecret(purpose))
    },
  )
})

test('only the SHA-256 of a secret is stored', () => {
  expect(hashOf('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

describe('a link token', () => {
  const id = '0197a1b2-0000-7000-8000-00000000000a'
  const secret = 'aZ0_-'.repeat(9).slice(0, 43)
  const token = `${id}.${secret}`

  test("contains the code's id and secret, and round-trips", () => {
    expect(linkToken(id, secret)).toBe(token)
    expect(readLinkToken(token)).toEqual({ id, secret })
  })

  test.each([
    '',
    id,
    secret,
    `.${secret}`,
    `${id}.`,
    `${id}${secret}`,
    `${id}x${secret}`,
    ` ${token}`,
    `x${token}`,
    `${token}x`,
    `${token} `,
    `${token}\n`,
    `${id}.${secret.slice(1)}`,
    `${id}.${secret.slice(1)}+`,
    `${id.toUpperCase()}.${secret}`,
    `${id.replace('0197a1b2', '197a1b2')}.${secret}`,
    `${id.replace('0197a1b2', '0197a1bg')}.${secret}`,
    `${id.replace('-7000', '7000')}.${secret}`,
    `${id.replace('-7000', '-700')}.${secret}`,
    `${id.replace('-7000', '-700x')}.${secret}`,
    `${id.replace('-7000', '')}.${secret}`,
    `${id.slice(0, -1)}.${secret}`,
    `${id.slice(0, -1)}g.${secret}`,
  ])('is refused as %j', text => {
    expect(readLinkToken(text)).toBeNull()
  })
})

describe('the state of a code', () => {
  const now = new Date('2026-11-16T10:00:00Z')
  const code = { usedAt: null, expiresAt: '2026-11-16T10:00:00.001Z', attemptsLeft: 1 }

  test.each([
    [{}, 'VALID'],
    [{ usedAt: '2026-11-16T09:00:00.000Z' }, 'USED'],
    [{ usedAt: '2026-11-16T09:00:00.000Z', attemptsLeft: 0, expiresAt: '2026-11-16T09:00:00.000Z' }, 'USED'],
    [{ expiresAt: '2026-11-16T10:00:00.000Z' }, 'EXPIRED'],
    [{ expiresAt: '2026-11-16T09:59:59.999Z', attemptsLeft: 0 }, 'EXPIRED'],
    [{ attemptsLeft: 0 }, 'TOO_MANY_TRIES'],
  ])('%o is %s', (own, state) => {
    expect(stateOfCode({ ...code, ...own }, now)).toBe(state)
  })
})

test('the token of "this was not me" has the id, is bound to the code, and is not its secret', () => {
  const id = '00000000-0000-7000-8000-000000000001'
  const token = disownToken(id, hashOf('424242'))
  expect(token).toBe(disownToken(id, hashOf('424242')))
  expect(readLinkToken(token)?.id).toBe(id)
  expect(token).not.toBe(disownToken(id, hashOf('424243')))
  expect(readLinkToken(token)?.secret).not.toBe(hashOf('424242').toString('base64url'))
})

test.each([
  ['anna@example.com', 'a***@example.com'],
  ['b@example.com', 'b***@example.com'],
  ['a.b+c@mail.example.com', 'a***@mail.example.com'],
])('%s is masked as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})

test('letters have codes of every purpose, except those that stay in the browser', () => {
  const inBrowser = Object.keys(purposes).filter(purpose => !isLetterPurpose(purpose as Purpose))
  expect(inBrowser).toEqual(['EXCHANGE', 'GOOGLE', 'OAUTH2'])
})
