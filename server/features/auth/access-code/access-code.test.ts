import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { letterTo, linkIn } from '#server/testing/letters.ts'
import { holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { buildAccessCode } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
let elsewhere: { id: string; host: string }
let manager: string
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
  here = await buildCommunity(t, { authConfig: [{ authType: 'NONE' }] })
  elsewhere = await buildCommunity(t, { authConfig: [{ authType: 'NONE' }] })
  const admin = await buildConnection(t, { communityId: here.id, permissions: ['CAN_MANAGE_COMMUNITY'] })
  manager = (await buildSession(t, admin)).token
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

let people = 0
const somebody = () => `guest-${++people}@example.com`
const enter = (token: string, email?: string, host = here.host) =>
  t.call(api.session.login, { authType: 'NONE', token, ...(email ? { email } : {}) }, { host })
const whoIs = (token: string, host = here.host) => t.call(api.user.getCurrent, {}, { host, token })

describe('an access code', () => {
  test('is created by a manager, returned once, and signs its person in regardless of case and spacing', async () => {
    const email = somebody()
    const asManager = { host: here.host, token: manager }
    const made = await t.call(api.accessCode.create, { label: 'Speakers', email, uses: 3 }, asManager)
    expect(made.body.code).toMatch(/^([A-Z2-9]{4}-){2}[A-Z2-9]{4}$/)
    const listed = (await t.call(api.accessCode.list, {}, asManager)).raw
    expect(listed).toContain('Speakers')
    expect(listed).not.toContain(made.body.code)
    const { body } = await enter(` ${made.body.code.toLowerCase().replaceAll('-', ' ')} `)
    expect(body.firstLogin).toBe(true)
    expect((await whoIs(body.token)).body).toMatchObject({ email, isEmailConfirmed: false })
    expect((await enter(made.body.code)).body.firstLogin).toBe(false)
    await t.call(api.accessCode.revoke, { id: made.body.id }, asManager)
    expect((await enter(made.body.code)).failure.name).toBe('INVALID_CODE')
    expect((await whoIs(body.token)).status).toBe(200)
    const { items } = (await t.call(api.change.list, { kind: 'accessCode' }, asManager)).body
    expect(items.map(({ subject, before, after }) => [subject, before, after])).toEqual([
      ['Speakers', { isRevoked: false }, { isRevoked: true }],
      ['Speakers', {}, { uses: 3, expiresAt: null }],
    ])
  })

  test('for many people requires an email from each', async () => {
    const { code } = await buildAccessCode(t, { communityId: here.id })
    expect((await enter(code)).failure).toMatchObject({ name: 'EMAIL_NEEDED', status: 400 })
    const [one, other] = [somebody(), somebody()]
    expect((await whoIs((await enter(code, one)).body.token)).body.email).toBe(one)
    expect((await whoIs((await enter(code, other)).body.token)).body.email).toBe(other)
  })

  test('does not open an account that it did not create: the owner gets a magic link by mail', async () => {
    const victim = await buildUser(t)
    const shared = await buildAccessCode(t, { communityId: here.id })
    const personal = await buildAccessCode(t, { communityId: here.id, email: victim.email })
    expect((await enter(shared.code, victim.email)).failure).toMatchObject({ name: 'CHECK_EMAIL', status: 409 })
    const link = linkIn(await letterTo(t, victim.email))
    const opened = await t.call(
      api.code.useMagicLink,
      { url_auth_token: link.searchParams.get('url_auth_token') as string },
      { host: here.host },
    )
    expect((await whoIs(opened.body.token)).body.userId).toBe(victim.id)
    expect((await enter(personal.code)).failure.name).toBe('CHECK_EMAIL')
  })

  test('no longer opens the account that it created once the owner of the address has claimed it', async () => {
    const email = somebody()
    const { code } = await buildAccessCode(t, { communityId: here.id, email, uses: 5 })
    const { token } = (await enter(code)).body
    expect((await enter(code)).status).toBe(200)
    const shared = await buildAccessCode(t, { communityId: here.id })
    expect((await enter(shared.code, email)).failure.name).toBe('CHECK_EMAIL')
    const magic = { url_auth_token: linkIn(await letterTo(t, email, 2)).searchParams.get('url_auth_token') as string }
    expect((await t.call(api.code.useMagicLink, magic, { host: here.host })).status).toBe(200)
    expect((await whoIs(token)).status).toBe(401)
    expect((await enter(code)).failure.name).toBe('CHECK_EMAIL')
  })

  test('opens sessions that are invalid in other communities', async () => {
    const { code } = await buildAccessCode(t, { communityId: here.id, email: somebody() })
    const { token } = (await enter(code)).body
    const { userId } = (await whoIs(token)).body
    await buildConnection(t, { communityId: elsewhere.id, userId })
    expect((await whoIs(token, elsewhere.host)).status).toBe(401)
    const ticket = await t.call(
      api.session.makeTicket,
      { url: `http://${elsewhere.host}/` },
      { host: here.host, token },
    )
    expect(ticket.status).toBe(404)
  })

  test('is refused when unknown, expired, of another community or not offered by the community', async () => {
    const email = somebody()
    const foreign = await buildAccessCode(t, { communityId: elsewhere.id, email })
    expect((await enter(foreign.code)).failure.name).toBe('INVALID_CODE')
    const late = await buildAccessCode(t, { communityId: here.id, email, expiresAt: t.clock.now() })
    expect((await enter(late.code)).failure.name).toBe('INVALID_CODE')
    expect((await enter('ABCD-EFGH-JKLM')).failure.name).toBe('INVALID_CODE')
    const { host } = await buildCommunity(t)
    expect((await enter(late.code, email, host)).failure.name).toBe('METHOD_NOT_OFFERED')
  })

  test('with three uses admits three of fifty concurrent sign-ins', async () => {
    const { code } = await buildAccessCode(t, { communityId: here.id, uses: 3 })
    const answers = await Promise.all(Array.from({ length: 50 }, () => enter(code, somebody())))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(3)
    expect(answers.filter(answer => answer.failure.name === 'INVALID_CODE')).toHaveLength(47)
  })

  /** Two sign-ins that have both read one remaining use. */
  const takeTheLastUseTwice = async () => {
    const { code } = await buildAccessCode(t, { communityId: here.id, uses: 1 })
    const come = async () => (await enter(code, somebody())).failure.name
    return race(await holdWrites(t.owner, 'access_code'), come, come)
  }

  test('with one use left admits the first of two, and refuses the other with INVALID_CODE', async () => {
    expect(await takeTheLastUseTwice()).toEqual([undefined, 'INVALID_CODE'])
  })

  test('control: without the check inside the write the second sign-in gets an error', async () => {
    expect(await withoutLock('access code', takeTheLastUseTwice)).toEqual([undefined, 'UNEXPECTED'])
  })
})
