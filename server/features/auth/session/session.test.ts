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

describe('signing in', () => {
  test('gives a token that names the user, the session and the role, and nothing of the person', async () => {
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

  test('says once in each community that it is the first time there', async () => {
    const user = await buildUser(t)
    const there = await buildCommunity(t)
    const firsts = []
    for (const host of [here.host, here.host, there.host, there.host, here.host])
      firsts.push((await login({ ...user, host })).body.firstLogin)
    expect(firsts).toEqual([true, false, true, false, false])
  })

  test('says so to one alone when a user signs in several times at once', async () => {
    const user = await buildUser(t)
    const answers = await Promise.all(Array.from({ length: 4 }, () => login(user)))
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200])
    expect(answers.filter(answer => answer.body.firstLogin)).toHaveLength(1)
  })

  /** Two sign-ins of a new user, of which neither has taken the place in the community yet. */
  const signInTwice = async () => {
    const user = await buildUser(t)
    const held = await holdWrites(t.owner, 'connection')
    const signIn = async () => (await login(user)).body.firstLogin
    return (await race(held, signIn, signIn)).sort()
  }

  test('says so to one of two who come before either has a place', async () => {
    expect(await signInTwice()).toEqual([false, true])
  })

  test('control: without the unique constraint of places it says so to both', async () => {
    expect(await withoutUnique(t.owner, 'connection_pkey', signInTwice)).toEqual([true, true])
  })

  test('takes an address in any case and with spaces around, and a password only to the letter', async () => {
    const user = await buildUser(t)
    const email = ` ${user.email.toUpperCase()} `
    expect((await login({ ...user, email })).status).toBe(200)
    for (const password of [` ${user.password}`, `${user.password} `, user.password.toUpperCase(), ''])
      expect((await login({ ...user, password })).failure.name).toBe('INVALID_LOGIN')
  })

  test('answers alike to a wrong password, an unknown address and an account without a password', async () => {
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

  test('tells a blocked and a deleted account so, but only after the right password', async () => {
    for (const state of [{ isBlocked: true }, { isDeleted: true }]) {
      const user = await buildUser(t, state)
      expect((await login({ ...user, password: 'wrong password' })).failure.name).toBe('INVALID_LOGIN')
      expect((await login(user)).failure).toMatchObject({ status: 403, code: 1005, name: 'ACCESS_DENIED' })
    }
  })

  test('is possible only by a method that the community offers', async () => {
    const user = await buildUser(t)
    const byLink = await buildCommunity(t, { authConfig: [{ authType: 'MAGIC' }] })
    expect((await login({ ...user, host: byLink.host })).failure.name).toBe('METHOD_NOT_OFFERED')
    expect((await login({ ...user, authType: 'MAGIC' })).failure.name).toBe('METHOD_NOT_OFFERED')
    expect((await login({ ...user, authType: 'GOOGLE', host: byLink.host })).failure.name).toBe('METHOD_NOT_OFFERED')
  })

  test('costs about as much processor time for an unknown address as for a known one', async () => {
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

  test('ends with signing out, on the next request, and leaves the others of the same user', async () => {
    const one = await signIn()
    const other = await buildSession(t, one)
    expect((await t.call(api.session.logout, {}, { host: here.host, token: one.token })).status).toBe(200)
    expect((await whoAmI(one.token)).failure).toMatchObject({ status: 401, code: 405, name: 'SESSION_ENDED' })
    expect((await t.call(api.session.logout, {}, { host: here.host, token: one.token })).status).toBe(401)
    expect((await whoAmI(other.token)).status).toBe(200)
  })

  test('ends when its time is over, by the clock of the server', async () => {
    const { token } = await signIn()
    t.clock.moveBy(30 * 86_400_000 - 10_000)
    expect((await whoAmI(token)).status).toBe(200)
    t.clock.moveBy(20_000)
    expect((await whoAmI(token)).status).toBe(401)
    t.clock.moveBy(-30 * 86_400_000)
  })

  test('ends earlier when its row says so, whatever the token says', async () => {
    const { token, id } = await signIn()
    await t.owner`update session set expires_at = ${t.clock.now()} where id = ${id}`
    expect((await whoAmI(token)).failure.name).toBe('SESSION_ENDED')
  })

  test.each(['blocked_at', 'deleted_at'])('ends for an account with %s, on the next request', async column => {
    const { token, userId } = await signIn()
    expect((await whoAmI(token)).status).toBe(200)
    await t.owner`update app_user set ${t.owner(column)} = now() where id = ${userId}`
    expect((await whoAmI(token)).failure).toMatchObject({ status: 401, code: 405, name: 'SESSION_ENDED' })
    const open = await t.call(api.user.getContact, {}, { host: here.host, token })
    expect(open.status).toBe(200)
  })

  test('is named by a token that stays valid only for the user whom it was made for', async () => {
    const [one, other] = [await signIn(), await signIn()]
    await t.owner`update session set user_id = ${other.userId} where id = ${one.id}`
    expect((await whoAmI(one.token)).status).toBe(401)
  })
})
