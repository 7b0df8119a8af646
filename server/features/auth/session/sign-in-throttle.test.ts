import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { signInFailures } from '#contract/limits.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildUser } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

let t: TestApp
let here: Awaited<ReturnType<typeof buildCommunity>>
let user: Awaited<ReturnType<typeof buildUser>>
beforeAll(async () => {
  t = await startTestApp()
  // On a slow machine the attempts themselves would take time beyond the last minute.
  t.clock.stop()
  here = await buildCommunity(t)
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
  user = await buildUser(t)
})

let addresses = 0

/** Each attempt has its own remote address, so that only the account's limit counts. */
async function attempt(password: string, host = here.host): Promise<string> {
  const response = await t.app.server.inject({
    method: 'POST',
    url: api.session.login.path,
    remoteAddress: `10.1.${addresses >> 8}.${addresses++ & 255}`,
    headers: { host },
    payload: { authType: 'EMAIL', email: user.email, password },
  })
  return response.statusCode === 200 ? 'signed in' : response.json().name
}

const minutes = (count: number) => count * 60_000

describe('failed sign-ins', () => {
  test('are refused from the sixth on, even with the right password, over all addresses and communities', async () => {
    const there = await buildCommunity(t)
    const names: string[] = []
    for (const host of [here.host, there.host, here.host, there.host, here.host, there.host])
      names.push(await attempt('wrong password', host))
    expect(names).toEqual([...Array(signInFailures.count).fill('INVALID_LOGIN'), 'TOO_MANY_REQUESTS'])
    expect(await attempt(user.password)).toBe('TOO_MANY_REQUESTS')
    expect(await attempt(user.password, there.host)).toBe('TOO_MANY_REQUESTS')
  })

  test('are refused for thirty minutes, and little longer', async () => {
    for (let made = 0; made < signInFailures.count; made++) await attempt('wrong password')
    t.clock.moveBy(minutes(signInFailures.minutes - 0.1))
    expect(await attempt(user.password)).toBe('TOO_MANY_REQUESTS')
    t.clock.moveBy(minutes(signInFailures.minutes * 1.2))
    expect(await attempt(user.password)).toBe('signed in')
  })

  test('do not extend the lock while it lasts', async () => {
    for (let made = 0; made < signInFailures.count; made++) await attempt('wrong password')
    for (let passed = 0; passed <= signInFailures.minutes; passed++) {
      expect(await attempt('wrong password')).toBe('TOO_MANY_REQUESTS')
      t.clock.moveBy(minutes(1))
    }
    // The window moves in tenths.
    t.clock.moveBy(minutes(signInFailures.minutes / 10))
    expect(await attempt(user.password)).toBe('signed in')
  })

  test('are reset by a success', async () => {
    for (let round = 0; round < 3; round++) {
      for (let made = 0; made < signInFailures.count - 1; made++)
        expect(await attempt('wrong password')).toBe('INVALID_LOGIN')
      expect(await attempt(user.password)).toBe('signed in')
    }
  })

  test('are limited to the same number when fifty are concurrent', async () => {
    const names = await Promise.all(Array.from({ length: 50 }, () => attempt('wrong password')))
    expect(names.filter(name => name === 'INVALID_LOGIN')).toHaveLength(signInFailures.count)
    expect(names.filter(name => name === 'TOO_MANY_REQUESTS')).toHaveLength(50 - signInFailures.count)
  })

  test('of an unknown address are refused like those of a known one', async () => {
    user = { id: '', email: 'nobody@example.com', password: '' }
    const names: string[] = []
    for (let made = 0; made < 6; made++) names.push(await attempt('wrong password'))
    expect(names.at(-1)).toBe('TOO_MANY_REQUESTS')
  })
})
