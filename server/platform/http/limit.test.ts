import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { callLimits } from '#contract/limits.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { countCall, forgetCalls, removeOldCounts } from './store.ts'

let t: TestApp
let here: Awaited<ReturnType<typeof buildCommunity>>
beforeAll(async () => {
  t = await startTestApp()
  // On a slow machine a hundred calls take seconds, in which a part of the window may end.
  t.clock.stop()
  here = await buildCommunity(t)
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

const minutes = (count: number) => count * 60_000
const start = new Date('2026-03-01T10:00:00Z')
const at = (minute: number) => new Date(start.getTime() + minutes(minute))

/** A sign-in that fails before any password is checked, so that only the rate limit of the call counts. */
const tryToSignIn = (address = '127.0.0.1') =>
  t.app.server.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: address,
    headers: { host: here.host },
    payload: { authType: 'NONE' },
  })

describe('a rate-limited call', () => {
  test('gets 429 with Retry-After beyond its limit', async () => {
    const { count } = callLimits.signIn
    for (let made = 0; made < count; made++) expect((await tryToSignIn()).statusCode).toBe(400)
    const refused = await tryToSignIn()
    expect(refused.statusCode).toBe(429)
    expect(refused.json().name).toBe('TOO_MANY_REQUESTS')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('is counted by remote address and ignores forwarding headers', async () => {
    for (let made = 0; made < callLimits.signIn.count; made++) await tryToSignIn('10.0.0.1')
    expect((await tryToSignIn('10.0.0.1')).statusCode).toBe(429)
    expect((await tryToSignIn('10.0.0.2')).statusCode).toBe(400)
    for (const header of ['x-forwarded-for', 'x-real-ip', 'public-ip', 'forwarded']) {
      const request = { method: 'POST', url: '/api/auth/login', remoteAddress: '10.0.0.1' } as const
      const headers = { host: here.host, [header]: '10.9.9.9' }
      const response = await t.app.server.inject({ ...request, headers, payload: { authType: 'NONE' } })
      expect(response.statusCode, header).toBe(429)
    }
  })

  test('is counted by user when the limit is per user, over all sessions', async () => {
    const place = await buildConnection(t, { communityId: here.id })
    const { token } = await buildSession(t, place)
    const { token: another } = await buildSession(t, await buildConnection(t, { communityId: here.id }))
    const write = (bearer: string) =>
      t.call(api.user.updateLanguage, { lang: 'en' }, { host: here.host, token: bearer })
    const answers = await Promise.all(Array.from({ length: callLimits.write.count + 5 }, () => write(token)))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(callLimits.write.count)
    expect(answers.filter(answer => answer.status === 429)).toHaveLength(5)
    expect((await write(another)).status).toBe(200)
  })

  test('allows exactly the limit when twice as many arrive at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 2 * callLimits.signIn.count }, () => tryToSignIn('10.0.0.3')),
    )
    expect(answers.filter(answer => answer.statusCode === 400)).toHaveLength(callLimits.signIn.count)
  })
})

describe('the sliding window', () => {
  test('drops calls older than the window and keeps all younger ones', async () => {
    const count = (minute: number) => countCall(t.sql, 'sliding', 30, at(minute))
    expect(await count(2.9)).toBe(1)
    expect(await count(10)).toBe(2)
    expect(await count(32.8)).toBe(3)
    expect(await count(33)).toBe(3)
    expect(await count(41)).toBe(4)
    expect(await count(80)).toBe(1)
  })

  test('allows calls again when enough time has passed', async () => {
    for (let made = 0; made < callLimits.signIn.count; made++) await tryToSignIn('10.0.0.4')
    expect((await tryToSignIn('10.0.0.4')).statusCode).toBe(429)
    t.clock.moveBy(minutes(callLimits.signIn.minutes - 0.1))
    expect((await tryToSignIn('10.0.0.4')).statusCode).toBe(429)
    t.clock.moveBy(minutes(callLimits.signIn.minutes * 1.2))
    expect((await tryToSignIn('10.0.0.4')).statusCode).toBe(400)
  })

  test('is reset on demand, and removed when old', async () => {
    await countCall(t.sql, 'forgotten', 30, at(0))
    await forgetCalls(t.sql, 'forgotten')
    expect(await countCall(t.sql, 'forgotten', 30, at(0))).toBe(1)
    await removeOldCounts(t.sql, at(1))
    expect(await t.owner`select * from call_count`).toEqual([])
  })

  test('stores only a hash of the counted address', async () => {
    await countCall(t.sql, 'sign-in of vera@example.com', 30, at(0))
    const rows = await t.owner<{ key: string }[]>`select key from call_count`
    expect(rows).toHaveLength(1)
    expect(rows[0]?.key).toMatch(/^[\w-]{43}$/)
  })
})
