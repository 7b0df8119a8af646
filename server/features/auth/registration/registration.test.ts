import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCode } from '#server/features/auth/code/testing.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { letterTo, linkIn } from '#server/testing/letters.ts'
import { adminSecret } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true, environment: { ADMIN_SECRET: adminSecret } })
  here = await buildCommunity(t)
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

let people = 0
const somebody = () => `newcomer-${++people}@example.com`
const password = 'a kettle on the hob'
const at = (token?: string) => ({ host: here.host, ...(token ? { token } : {}) })
const register = (email: string, more: { password?: string; policyAccepted?: boolean; backTo?: string } = {}) =>
  t.call(api.registration.registerUser, { email, password, policyAccepted: true, ...more }, at())
const login = (email: string, secret = password) =>
  t.call(api.session.login, { authType: 'EMAIL', email, password: secret }, at())
const whoIs = async (token: string) => (await t.call(api.user.getCurrent, {}, at(token))).body

describe('registration', () => {
  test('creates an account that can sign in at once and confirms its address by the letter', async () => {
    const email = somebody()
    expect((await register(` ${email.toUpperCase()} `)).body).toEqual({})
    const { body } = await login(email)
    expect(body.firstLogin).toBe(true)
    expect(await whoIs(body.token)).toMatchObject({
      email,
      isEmailConfirmed: false,
      isPolicyAccepted: true,
      hasPassword: true,
    })
    const letter = await letterTo(t, email)
    const link = linkIn(letter)
    expect({ kind: letter.kind, page: link.origin + link.pathname }).toEqual({
      kind: 'auth.confirm_email',
      page: `http://${here.host}/confirmed`,
    })
    const code = link.searchParams.get('code') as string
    expect((await t.call(api.registration.confirmEmail, { code }, at(body.token))).body).toEqual({ session: null })
    expect((await whoIs(body.token)).isEmailConfirmed).toBe(true)
    expect((await login(email)).status).toBe(200)
    expect((await t.call(api.registration.confirmEmail, { code }, at())).failure.name).toBe('INVALID_CODE')
  })

  test('keeps the page that was asked for in the link of its letter, also of one that is sent again', async () => {
    const [email, backTo] = [somebody(), '/event/walk?from=letter#participants']
    await register(email, { backTo })
    const first = await letterTo(t, email)
    expect(linkIn(first).searchParams.get('back_to')).toBe(backTo)
    const { token } = (await login(email)).body
    const again = '/event/tea'
    await t.call(api.registration.resendConfirmation, { backTo: again }, at(token))
    expect(linkIn(await letterTo(t, email, 2)).searchParams.get('back_to')).toBe(again)
  })

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', '/\tevil', 'event'])(
    'leaves the address %j out of the letter',
    async backTo => {
      const email = somebody()
      expect((await register(email, { backTo })).status).toBe(200)
      const letter = await letterTo(t, email)
      expect([...linkIn(letter).searchParams.keys()]).toEqual(['code'])
      expect(letter.plain).not.toContain('evil')
    },
  )

  test("is refused for an address that has an account, in the caller's language", async () => {
    const { email } = await buildUser(t)
    const { failure } = await register(email)
    expect(failure).toMatchObject({ status: 409, name: 'EMAIL_TAKEN', message: 'This email is already registered' })
    const inRussian = await t.call(
      api.registration.registerUser,
      { email, password, policyAccepted: true },
      { ...at(), headers: { 'accept-language': 'ru' } },
    )
    expect(inRussian.failure.message).toMatch(/[а-я]/)
  })

  test('is refused without the policy, and with a common password', async () => {
    const { failure } = await register(somebody(), { policyAccepted: false })
    expect(failure).toMatchObject({
      status: 400,
      name: 'POLICY_NOT_ACCEPTED',
      message: 'Please accept the confidentiality agreement.',
    })
    for (const common of ['password', 'Password1', '12345678', 'qwertyuiop', 'aaaaaaaaaaaa'])
      expect((await register(somebody(), { password: common })).failure.name, common).toBe('COMMON_PASSWORD')
    const email = somebody()
    for (const own of [email, email.toUpperCase(), email.split('@')[0] as string])
      expect((await register(email, { password: own })).failure.name).toBe('COMMON_PASSWORD')
  })

  test.each([
    ['a'.repeat(7), 400],
    [' '.repeat(12), 400],
    ['a kettle', 200],
    [`${'kettle '.repeat(18)}!!`, 200],
    ['k'.repeat(64) + 'q'.repeat(65), 400],
  ])('accepts passwords of 8 to 128 characters: %s', async (given, status) => {
    expect((await register(somebody(), { password: given })).status).toBe(status)
  })

  test('does not trim the password', async () => {
    const email = somebody()
    await register(email, { password: '  my kettle  ' })
    expect((await login(email, 'my kettle')).failure.name).toBe('INVALID_LOGIN')
    expect((await login(email, '  my kettle  ')).status).toBe(200)
  })

  test('creates one account for twenty concurrent calls', async () => {
    const email = somebody()
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(email)))
    expect(answers.map(answer => answer.status).sort()).toEqual([200, ...Array(19).fill(409)])
    expect(await t.owner`select from app_user where email = ${email}`).toHaveLength(1)
  })

  test('creates a new account for an address whose account was deleted', async () => {
    const gone = await buildUser(t, { isDeleted: true })
    expect((await login(gone.email, gone.password)).failure.name).toBe('ACCESS_DENIED')
    expect((await register(gone.email)).status).toBe(200)
    expect((await login(gone.email, gone.password)).failure.name).toBe('INVALID_LOGIN')
    const { body } = await login(gone.email)
    expect((await whoIs(body.token)).userId).not.toBe(gone.id)
  })

  test('is refused when the community does not offer passwords', async () => {
    const { host } = await buildCommunity(t, { authConfig: [{ authType: 'OTP' }] })
    const { failure } = await t.call(
      api.registration.registerUser,
      { email: somebody(), password, policyAccepted: true },
      { host },
    )
    expect(failure.name).toBe('METHOD_NOT_OFFERED')
  })
})

describe('registration of an admin', () => {
  const registerAdmin = (secret: string, email = somebody(), app = t) =>
    app.call(api.registration.registerAdmin, { secret, email, password }, { host: here.host })

  test('requires the secret of the installation', async () => {
    const email = somebody()
    expect((await registerAdmin('wrong', email)).failure).toMatchObject({ status: 404, name: 'NOT_FOUND' })
    expect((await registerAdmin(adminSecret, email)).status).toBe(200)
    const { body } = await login(email)
    expect((await whoIs(body.token)).role).toBe('ROLE_ADMIN')
  })

  test('responds 404 when no secret is configured', async () => {
    const bare = await startTestApp({ databaseUrl: t.ownerUrl })
    for (const secret of ['', 'undefined', adminSecret])
      expect((await registerAdmin(secret, somebody(), bare)).status).toBe(404)
    await bare.stop()
  })
})

describe('the email confirmation', () => {
  const newcomer = async () => {
    const user = await buildUser(t, { isEmailConfirmed: false, isPolicyAccepted: false })
    await buildConnection(t, { communityId: here.id, userId: user.id })
    return { ...user, token: (await buildSession(t, { communityId: here.id, userId: user.id })).token }
  }

  test('is sent again on request, with a link that replaces the previous one', async () => {
    const { email, token, id } = await newcomer()
    const first = await buildCode(t, { communityId: here.id, purpose: 'CONFIRM_EMAIL', subject: id })
    expect((await t.call(api.registration.resendConfirmation, {}, at(token))).status).toBe(200)
    const code = linkIn(await letterTo(t, email)).searchParams.get('code') as string
    const confirm = (given: string) => t.call(api.registration.confirmEmail, { code: given }, at())
    expect((await confirm(first.token)).failure.name).toBe('INVALID_CODE')
    expect((await confirm(code)).status).toBe(200)
  })

  test('expires after two days', async () => {
    const { id } = await newcomer()
    const { token: code } = await buildCode(t, { communityId: here.id, purpose: 'CONFIRM_EMAIL', subject: id })
    t.clock.moveBy(48 * 3_600_000)
    expect((await t.call(api.registration.confirmEmail, { code }, at())).failure.name).toBe('INVALID_CODE')
    t.clock.moveBy(-48 * 3_600_000)
  })

  test('is separate from accepting the policy, which has its own call', async () => {
    const { token } = await newcomer()
    expect((await whoIs(token)).isPolicyAccepted).toBe(false)
    await t.call(api.registration.agreePolicy, {}, at(token))
    expect((await whoIs(token)).isPolicyAccepted).toBe(true)
  })
})

describe('an address that somebody else registered', () => {
  /** A stranger registers the address, signs in, and links an account elsewhere and a Telegram chat. */
  const plant = async () => {
    const email = somebody()
    await register(email)
    const { token } = (await login(email)).body
    const { userId } = await whoIs(token)
    await t.owner`
      insert into external_identity (issuer, subject, user_id, profile, linked_at)
      values ('https://id.example', ${userId}, ${userId}, '{}', now())`
    await t.owner`insert into telegram_account (user_id, chat_id, linked_at) values (${userId}, ${userId}, now())`
    const letter = await letterTo(t, email)
    const code = linkIn(letter).searchParams.get('code') as string
    const confirm = (more: { password?: string; newPassword?: string } = {}) =>
      t.call(api.registration.confirmEmail, { code, ...more }, at())
    return { email, token, userId, letter, confirm }
  }
  const leftOf = async ({ email, token, userId }: Awaited<ReturnType<typeof plant>>) => ({
    session: (await t.call(api.user.getCurrent, {}, at(token))).status === 200,
    password: (await login(email)).status === 200,
    identities: (await t.owner`select from external_identity where user_id = ${userId}`).length,
    chats: (await t.owner`select from telegram_account where user_id = ${userId}`).length,
  })
  const nothing = { session: false, password: false, identities: 0, chats: 0 }
  const everything = { session: true, password: true, identities: 1, chats: 1 }

  test('keeps nothing of theirs when it is confirmed outside their session', async () => {
    const planted = await plant()
    expect(await leftOf(planted)).toEqual(everything)
    expect((await planted.confirm()).body).toEqual({ session: null })
    expect(await leftOf(planted)).toEqual(nothing)
    const [row] = await t.owner`select email_confirmed_at from app_user where id = ${planted.userId}`
    expect(row?.emailConfirmedAt).not.toBeNull()
  })

  test('keeps nothing of theirs when a new password is set, which signs its owner in', async () => {
    const planted = await plant()
    expect((await planted.confirm({ newPassword: planted.email })).failure.name).toBe('COMMON_PASSWORD')
    const { body } = await planted.confirm({ newPassword: 'my own kettle' })
    expect(await leftOf(planted)).toEqual(nothing)
    expect((await whoIs(body.session?.token ?? '')).isEmailConfirmed).toBe(true)
    expect((await login(planted.email, 'my own kettle')).status).toBe(200)
  })

  test('keeps everything when whoever registered confirms with the password', async () => {
    const planted = await plant()
    expect((await planted.confirm({ password: 'wrong password' })).failure.name).toBe('INVALID_PASSWORD')
    const { body } = await planted.confirm({ password })
    expect((await whoIs(body.session?.token ?? '')).isEmailConfirmed).toBe(true)
    expect(await leftOf(planted)).toEqual(everything)
  })

  test('is removed with its account when the owner answers that it was not them', async () => {
    const planted = await plant()
    const letter = decodeURIComponent(/not-me\?letter=(\S+)/.exec(planted.letter.plain)?.[1] ?? '')
    const { body } = await t.call(api.account.disownLetter, { letter }, at())
    expect(body).toEqual({ purpose: 'CONFIRM_EMAIL', hasEndedSessions: false, hasRemovedAccount: true })
    expect(await leftOf(planted)).toEqual(nothing)
    expect((await planted.confirm()).failure.name).toBe('INVALID_CODE')
    expect((await register(planted.email)).status).toBe(200)
  })

  test('cannot be removed by that answer once it is confirmed, and the letter sets no password then', async () => {
    const planted = await plant()
    const again = await buildCode(t, { communityId: here.id, purpose: 'CONFIRM_EMAIL', subject: planted.userId })
    await t.owner`update app_user set email_confirmed_at = now() where id = ${planted.userId}`
    const reset = { code: again.token, newPassword: 'my own kettle' }
    expect((await t.call(api.registration.confirmEmail, reset, at())).failure.name).toBe('INVALID_CODE')
    const { body } = await t.call(api.account.disownLetter, { letter: again.disown }, at())
    expect(body.hasRemovedAccount).toBe(false)
    expect(await leftOf(planted)).toEqual(everything)
  })

  test('loses accounts elsewhere that nobody confirmed when its password is reset, also after a confirmation', async () => {
    for (const isConfirmed of [false, true]) {
      const planted = await plant()
      if (isConfirmed) await t.owner`update app_user set email_confirmed_at = now() where id = ${planted.userId}`
      const { token: code } = await buildCode(t, { communityId: here.id, purpose: 'RECOVERY', subject: planted.userId })
      await t.call(api.recovery.confirmRecovery, { code, password: 'my own kettle' }, at())
      expect(await leftOf(planted)).toMatchObject({ session: false, password: false, identities: 0 })
    }
  })

  test('is not confirmed by a crawler that opens every link of the letter', async () => {
    const planted = await plant()
    const links = [...planted.letter.html.matchAll(/href="(http[^"]+)"/g)].map(
      ([, href]) => new URL((href as string).replaceAll('&amp;', '&')),
    )
    expect(links.map(link => link.pathname)).toEqual(expect.arrayContaining(['/confirmed', '/not-me']))
    for (const link of links)
      for (const method of ['GET', 'HEAD'] as const)
        await t.app.server.inject({ method, url: link.pathname + link.search, headers: at() })
    const [id] = (linkIn(planted.letter).searchParams.get('code') as string).split('.')
    const { body } = await t.call(api.account.getLetter, { id: id as string }, at())
    expect(body).toMatchObject({ purpose: 'CONFIRM_EMAIL', state: 'VALID', isOwn: false, hasPassword: true })
    expect(body.email).toMatch(/^n\*\*\*@example\.com$/)
    expect((await whoIs(planted.token)).isEmailConfirmed).toBe(false)
  })
})

describe('a password change', () => {
  test('requires the current password, and ends all other sessions', async () => {
    const email = somebody()
    await register(email)
    const [here1, there] = [(await login(email)).body.token, (await login(email)).body.token]
    const change = (currentPassword: string, next: string) =>
      t.call(api.registration.changePassword, { currentPassword, password: next }, at(here1))
    expect((await change('wrong password', 'another kettle')).failure).toMatchObject({
      code: 1014,
      name: 'INVALID_PASSWORD',
    })
    for (const own of ['password', email]) expect((await change(password, own)).failure.name).toBe('COMMON_PASSWORD')
    expect((await change(password, 'another kettle')).status).toBe(200)
    expect((await whoIs(here1)).email).toBe(email)
    expect((await t.call(api.user.getCurrent, {}, at(there))).failure.name).toBe('SESSION_ENDED')
    expect((await login(email)).failure.name).toBe('INVALID_LOGIN')
    expect((await login(email, 'another kettle')).status).toBe(200)
  })
})

describe('a password reset', () => {
  const recover = (email: string) => t.call(api.recovery.recover, { email }, at())
  const confirm = (code: string, next = 'a new kettle') =>
    t.call(api.recovery.confirmRecovery, { code, password: next }, at())

  test('by the link of a letter sets the password and ends every session', async () => {
    const user = await buildUser(t, { isEmailConfirmed: false })
    const { body } = await login(user.email, user.password)
    await recover(user.email)
    const letter = await letterTo(t, user.email)
    const link = linkIn(letter)
    expect({ kind: letter.kind, path: link.pathname }).toEqual({ kind: 'auth.recovery', path: '/confirm-recovery' })
    const code = link.searchParams.get('code') as string
    for (const weak of ['12345678', user.email, user.email.toUpperCase()])
      expect((await confirm(code, weak)).failure.name).toBe('COMMON_PASSWORD')
    expect((await confirm(code)).status).toBe(200)
    expect((await t.call(api.user.getCurrent, {}, at(body.token))).failure.name).toBe('SESSION_ENDED')
    expect((await login(user.email, user.password)).failure.name).toBe('INVALID_LOGIN')
    const again = await login(user.email, 'a new kettle')
    expect((await whoIs(again.body.token)).isEmailConfirmed).toBe(true)
    expect((await confirm(code)).failure.name).toBe('INVALID_CODE')
  })

  test('expires after an hour, and is used once by fifty concurrent calls', async () => {
    const { id } = await buildUser(t)
    const make = () => buildCode(t, { communityId: here.id, purpose: 'RECOVERY', subject: id })
    const { token: late } = await make()
    t.clock.moveBy(3_600_000)
    expect((await confirm(late)).failure.name).toBe('INVALID_CODE')
    const { token: code } = await make()
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(code)))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
  })

  test('sends no letter to an unknown, blocked or deleted account', async () => {
    const addresses = [
      somebody(),
      (await buildUser(t, { isBlocked: true })).email,
      (await buildUser(t, { isDeleted: true })).email,
    ]
    for (const email of addresses) expect((await recover(email)).body).toEqual({})
    const known = await buildUser(t)
    await recover(known.email)
    await letterTo(t, known.email)
    await expect
      .poll(async () => (await t.owner`select from graphile_worker._private_jobs`).length, { timeout: 30_000 })
      .toBe(0)
    expect(await t.owner`select from letter where recipient = any (${addresses})`).toHaveLength(0)
  })
})
