import { randomUUID } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { newId } from '#server/platform/db/id.ts'
import type { TestApp } from './harness.ts'

/**
 * Tokens of a live session that must be refused, by their defect. `genuine` is made in the same way and must be
 * accepted, so that the others are refused for their defect only.
 */
export async function forgedTokens(
  { config, clock }: TestApp,
  { token }: { token: string },
): Promise<{ genuine: string; forged: Record<string, string> }> {
  const key = new TextEncoder().encode(config.SESSION_SECRET)
  const [header, payload, signature] = token.split('.') as [string, string, string]
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const now = Math.floor(clock.now().getTime() / 1000)
  const sign = (changes: Record<string, unknown>, { alg = 'HS256', secret = key } = {}) =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg, typ: 'JWT' }).sign(secret)
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const forged = {
    garbage: 'not.a.token',
    'no signature': `${header}.${payload}.`,
    'another signature': `${header}.${payload}.${signature.split('').reverse().join('')}`,
    'an edited role': `${header}.${encode({ ...claims, role: 'ROLE_ADMIN' })}.${signature}`,
    'an edited user': `${header}.${encode({ ...claims, sub: newId(clock.now()) })}.${signature}`,
    'the algorithm none': new UnsecuredJWT(claims).encode(),
    'the algorithm none, with the signature kept': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`,
    'another algorithm': await sign({}, { alg: 'HS512' }),
    'another key': await sign({}, { secret: new TextEncoder().encode('another secret of thirty-two characters') }),
    'another audience': await sign({ aud: 'somebody else' }),
    'another issuer': await sign({ iss: 'somebody else' }),
    'an expiry that has passed': await sign({ exp: now - 10 }),
    'no expiry': await sign({ exp: undefined }),
    'no session': await sign({ sid: undefined }),
    'a session that never was': await sign({ sid: randomUUID() }),
    'the session of somebody else': await sign({ sub: randomUUID() }),
  }
  return { genuine: await sign({}), forged }
}
