import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { holdWrites, race, withoutUnique } from '#server/testing/race.ts'
import { buildSession } from './testing.ts'

let t: TestApp
let here: Awaited<ReturnType<typeof buildCommunity>>
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

type SignIn = { email?: string; password?: string; host?: string; authType?: 'EMAIL' | 'MAGIC' | 'GOOGLE' }
const login = ({ email, password, host = here.host, authType = 'EMAIL' }: SignIn) =>
  t.call(api.session.login, { authType, email, password }, { host })
const whoAmI = (token: string, host = here.host) => t.call(api.user.getCurrent, {}, { host, token })

describe('a sign-in', () => {
  test('returns a token with user, session and role, and no personal data', async () => {
    const user = await buildUser(t)
    await buildConnection(t, { communityId: here.id, userId: user.id, role: 'ROLE_ADMIN' })
    const { body, status } = await login(user)
    expect(status).toBe(200)
    const { iat, exp, iss, aud, ...claims } = decodeJwt(body.token)
    const [session] = await t.owner`select * from session where user_id = ${user.id}`
    expect(claims).toEqual({ sub: user.id, sid: session?.id, role: 'ROLE_ADMIN' })
    expect([iss, aud]).toEqual([expect.any(String), expect.any(String)])
    expect(session).toMatchObject({ originCommunityId: here.id, endedAt: null })
    expect((exp as number) - (iat as number)).toBeCloseTo(30 * 86_400, -2)
    expect((await whoAmI(body.token)).body.email).toBe(user.email)
  })

  test('reports firstLogin once in each community', async () => {
    const user = await buildUser(t)
    const there = await buildCommunity(t)
    const firsts = []
    for (const host of [here.host, here.host, there.host, there.host, here.host])
      firsts.push((await login({ ...user, host })).body.firstLogin)
    expect(firsts).toEqual([true, false, true, false, false])
  })

  test('reports firstLogin once when a user signs in several times concurrently', async () => {
    const user = await buildUser(t)
    const answers = await Promise.all(Array.from({ length: 4 }, () => login(user)))
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200])
    expect(answers.filter(answer => answer.body.firstLogin)).toHaveLength(1)
  })

  /** Two sign-ins of a new user before either is connected to the community. */
  const signInTwice = async () => {
    const user = await buildUser(t)
    const held = await holdWrites(t.owner, 'connection')
    const signIn = async () => (await login(user)).body.firstLogin
    return (await race(held, signIn, signIn)).sort()
  }

  test('reports firstLogin to one of two before either is connected', async () => {
    expect(await signInTwice()).toEqual([false, true])
  })

  test('control: without the unique constraint it reports firstLogin to both', async () => {
    expect(await withoutUnique(t.owner, 'connection_pkey', signInTwice)).toEqual([true, true])
  })

  test('normalises the address but not the password', async () => {
    const user = await buildUser(t)
    const email = ` ${user.email.toUpperCase()} `
    expect((await login({ ...user, email })).status).toBe(200)
    for (const password of [` ${user.password}`, `${user.password} `, user.password.toUpperCase(), ''])
      expect((await login({ ...user, password })).failure.name).toBe('INVALID_LOGIN')
  })

  test('has the same reply for a wrong password, an unknown address and an account without a password', async () => {
    const known = await buildUser(t)
    const withoutPassword = await buildUser(t, { hasPassword: false })
    const answers = await Promise.all([
      login({ ...known, password: 'wrong password' }),
      login({ email: 'nobody@example.com', password: 'wrong password' }),
      login({ ...withoutPassword, password: 'wrong password' }),
      login({ email: known.email }),
      login({ password: known.password }),
    ])
    expect(answers[0]?.failure).toMatchObject({ status: 401, code: 1011, name: 'INVALID_LOGIN' })
    expect(new Set(answers.map(answer => answer.raw)).size).toBe(1)
  })

  test('reports a blocked or deleted account only after the right password', async () => {
    for (const state of [{ isBlocked: true }, { isDeleted: true }]) {
      const user = await buildUser(t, state)
      expect((await login({ ...user, password: 'wrong password' })).failure.name).toBe('INVALID_LOGIN')
      expect((await login(user)).failure).toMatchObject({ status: 403, code: 1005, name: 'ACCESS_DENIED' })
    }
  })

  test('is refused by a method that the community does not offer', async () => {
    const user = await buildUser(t)
    const byLink = await buildCommunity(t, { authConfig: [{ authType: 'MAGIC' }] })
    expect((await login({ ...user, host: byLink.host })).failure.name).toBe('METHOD_NOT_OFFERED')
    expect((await login({ ...user, authType: 'MAGIC' })).failure.name).toBe('METHOD_NOT_OFFERED')
    expect((await login({ ...user, authType: 'GOOGLE', host: byLink.host })).failure.name).toBe('METHOD_NOT_OFFERED')
  })

  test('takes about the same CPU time for an unknown address as for a known one', async () => {
    const user = await buildUser(t)
    const time = async (email: string) => {
      const before = process.cpuUsage()
      await login({ email, password: 'wrong password' })
      const { user, system } = process.cpuUsage(before)
      await t.owner`truncate call_count`
      return user + system
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let at = 0; at < 9; at++) {
      known.push(await time(user.email))
      unknown.push(await time(`nobody-${at}@example.com`))
    }
    const median = (times: number[]) => times.sort((a, b) => a - b)[4] as number
    const ratio = median(known) / median(unknown)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })
})

describe('a session', () => {
  const signIn = async () => {
    const place = await buildConnection(t, { communityId: here.id })
    return { ...place, ...(await buildSession(t, place)) }
  }

  test("ends on log-out, and the user's other sessions stay", async () => {
    const one = await signIn()
    const other = await buildSession(t, one)
    expect((await t.call(api.session.logout, {}, { host: here.host, token: one.token })).status).toBe(200)
    expect((await whoAmI(one.token)).failure).toMatchObject({ status: 401, code: 405, name: 'SESSION_ENDED' })
    expect((await t.call(api.session.logout, {}, { host: here.host, token: one.token })).status).toBe(401)
    expect((await whoAmI(other.token)).status).toBe(200)
  })

  test("expires after 30 days by the server's clock", async () => {
    const { token } = await signIn()
    t.clock.moveBy(30 * 86_400_000 - 10_000)
    expect((await whoAmI(token)).status).toBe(200)
    t.clock.moveBy(20_000)
    expect((await whoAmI(token)).status).toBe(401)
    t.clock.moveBy(-30 * 86_400_000)
  })

  test('expires when its row does, whatever the token says', async () => {
    const { token, id } = await signIn()
    await t.owner`update session set expires_at = ${t.clock.now()} where id = ${id}`
    expect((await whoAmI(token)).failure.name).toBe('SESSION_ENDED')
  })

  test.each(['blocked_at', 'deleted_at'])('ends on the next request when its account has %s', async column => {
    const { token, userId } = await signIn()
    expect((await whoAmI(token)).status).toBe(200)
    await t.owner`update app_user set ${t.owner(column)} = now() where id = ${userId}`
    expect((await whoAmI(token)).failure).toMatchObject({ status: 401, code: 405, name: 'SESSION_ENDED' })
    const open = await t.call(api.user.getContact, {}, { host: here.host, token })
    expect(open.status).toBe(200)
  })

  test('is refused when its token names another user', async () => {
    const [one, other] = [await signIn(), await signIn()]
    await t.owner`update session set user_id = ${other.userId} where id = ${one.id}`
    expect((await whoAmI(one.token)).status).toBe(401)
  })
})
