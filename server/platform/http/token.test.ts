import { decodeJwt, decodeProtectedHeader, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { Tokens } from './token.ts'

const secret = 'a secret of at least thirty-two characters'
const now = new Date('2026-11-16T10:00:00Z')
const expiresAt = new Date('2026-11-16T11:00:00Z')
const session = { id: 'session', userId: 'user', role: 'ROLE_USER', expiresAt } as const
const seconds = (date: Date) => date.getTime() / 1000

describe('a token', () => {
  test('names session and user, and round-trips', async () => {
    const tokens = new Tokens(secret)
    const token = await tokens.issue(session)
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'JWT' })
    expect(decodeJwt(token)).toEqual({
      sid: 'session',
      sub: 'user',
      role: 'ROLE_USER',
      iss: 'samovar sessions',
      aud: 'samovar sessions',
      iat: expect.any(Number),
      exp: seconds(expiresAt),
    })
    const claims = { sessionId: 'session', userId: 'user', expiresAt: expiresAt.getTime() }
    expect(await tokens.read(token, now)).toEqual(claims)
    expect(await tokens.read(token, now)).toEqual(claims)
    expect(await new Tokens(secret).read(token, now)).toEqual(claims)
  })

  test('expires with its session, whether cached or not', async () => {
    const tokens = new Tokens(secret)
    const token = await tokens.issue(session)
    const last = new Date(expiresAt.getTime() - 1)
    for (const reader of [tokens, new Tokens(secret)]) {
      expect(await reader.read(token, expiresAt)).toBeNull()
      expect(await reader.read(token, last)).not.toBeNull()
      expect(await reader.read(token, expiresAt)).toBeNull()
    }
  })

  const claims: JWTPayload = {
    sid: 'session',
    sub: 'user',
    iss: 'samovar sessions',
    aud: 'samovar sessions',
    exp: seconds(expiresAt),
  }
  const sign = (change: JWTPayload, { alg = 'HS256', key = secret } = {}) =>
    new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg }).sign(new TextEncoder().encode(key))

  test('signed elsewhere with the same secret and claims is accepted', async () => {
    expect(await new Tokens(secret).read(await sign({}), now)).not.toBeNull()
  })

  test('is verified once while it is cached, and again after the cache was full', async () => {
    const tokens = new Tokens(secret, 2)
    const valid = new Date('2026-11-16T10:30:00Z')
    const token = await sign({ nbf: seconds(valid) })
    // Verification fails before that time, so that a reply other than null comes from the cache.
    const isCached = async () => (await tokens.read(token, now)) !== null
    expect(await isCached()).toBe(false)
    await tokens.read(token, valid)
    expect(await isCached()).toBe(true)
    await tokens.read(await sign({ sid: 'second' }), now)
    expect(await isCached()).toBe(true)
    await tokens.read(await sign({ sid: 'third' }), now)
    expect(await isCached()).toBe(false)
  })

  test.each<[string, () => string | Promise<string>]>([
    ['empty text', () => ''],
    ['no token', () => 'nonsense'],
    ['the algorithm none', () => new UnsecuredJWT(claims).encode()],
    ['another algorithm', () => sign({}, { alg: 'HS512' })],
    ['another secret', () => sign({}, { key: 'another secret of thirty-two characters' })],
    ['another issuer', () => sign({ iss: 'somebody' })],
    ['no issuer', () => sign({ iss: undefined })],
    ['another audience', () => sign({ aud: 'somebody' })],
    ['no audience', () => sign({ aud: undefined })],
    ['no user', () => sign({ sub: undefined })],
    ['no session', () => sign({ sid: undefined })],
    ['no expiry', () => sign({ exp: undefined })],
    ['an expiry that has passed', () => sign({ exp: seconds(now) - 1 })],
  ])('with %s is refused', async (_what, make) => {
    expect(await new Tokens(secret).read(await make(), now)).toBeNull()
  })
})
