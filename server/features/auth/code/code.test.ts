import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { lettersPerRecipient, signInFailures } from '#contract/limits.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildUser } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { codeIn, lettersTo, letterTo, linkIn } from '#server/testing/letters.ts'
import { holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { buildCode } from './testing.ts'

const authConfig = [{ authType: 'MAGIC' as const }, { authType: 'OTP' as const }, { authType: 'EMAIL' as const }]
let t: TestApp
let here: { id: string; host: string }
let elsewhere: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
  here = await buildCommunity(t, { authConfig })
  elsewhere = await buildCommunity(t, { authConfig })
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

let people = 0
const somebody = () => `somebody-${++people}@example.com`
const at = (host = here.host) => ({ host })
const askCode = (email: string, host?: string) => t.call(api.code.challengeCode, { email }, at(host))
const enter = (login: string, password: string, host?: string) =>
  t.call(api.code.validateCode, { login, password }, at(host))
const open = (url_auth_token: string, host?: string) => t.call(api.code.useMagicLink, { url_auth_token }, at(host))
const whoIs = async (token: string) => (await t.call(api.user.getCurrent, {}, { ...at(), token })).body
const sessionsOf = async (email: string) =>
  (await t.owner`select from session s join app_user u on u.id = s.user_id where u.email = ${email}`).length

describe('a one-time code', () => {
  test('signs a member in, once', async () => {
    const user = await buildUser(t)
    expect((await askCode(user.email)).body).toEqual({})
    const code = codeIn(await letterTo(t, user.email))
    const { status, body } = await enter(user.email, ` ${code.slice(0, 3)} ${code.slice(3)} `)
    expect({ status, firstLogin: body.firstLogin }).toEqual({ status: 200, firstLogin: true })
    expect(await whoIs(body.token)).toMatchObject({ userId: user.id, isEmailConfirmed: true })
    expect((await enter(user.email, code)).failure).toMatchObject({ status: 400, code: 1016, name: 'INVALID_CODE' })
  })

  test('creates an account for a new address, confirmed, without password and policy acceptance', async () => {
    const email = somebody()
    await askCode(email)
    const { body } = await enter(email, codeIn(await letterTo(t, email)))
    expect(await whoIs(body.token)).toMatchObject({
      email,
      isEmailConfirmed: true,
      hasPassword: false,
      isPolicyAccepted: false,
    })
  })

  test("is sent in the language of the page and in the community's design", async () => {
    const email = somebody()
    await t.call(api.code.challengeCode, { email }, { ...at(), headers: { 'accept-language': 'ru' } })
    const letter = await letterTo(t, email)
    expect(letter).toMatchObject({ kind: 'auth.otp', lang: 'ru', communityId: here.id })
    expect(letter.subject).toContain('Код для входа в «')
    expect(letter.html).toContain(codeIn(letter))
  })

  test('expires after ten minutes', async () => {
    const email = somebody()
    const { typed } = await buildCode(t, { communityId: here.id, purpose: 'OTP', subject: email })
    t.clock.moveBy(10 * 60_000)
    expect((await enter(email, typed)).failure.name).toBe('INVALID_CODE')
  })

  test('is replaced by a newer one', async () => {
    const email = somebody()
    await askCode(email)
    const first = codeIn(await letterTo(t, email))
    await askCode(email)
    const second = codeIn(await letterTo(t, email, 2))
    if (first !== second) expect((await enter(email, first)).failure.name).toBe('INVALID_CODE')
    expect((await enter(email, second)).status).toBe(200)
  })

  test('is refused after five attempts, even when correct', async () => {
    const email = somebody()
    const { typed } = await buildCode(t, { communityId: here.id, purpose: 'OTP', subject: email })
    for (let made = 0; made < 5; made++) expect((await enter(email, '000000')).failure.name).toBe('INVALID_CODE')
    await t.owner`truncate call_count`
    expect((await enter(email, typed)).failure.name).toBe('INVALID_CODE')
  })

  test('is counted apart from passwords: failures with one do not lock the other', async () => {
    const byPassword = (user: { email: string }, password: string) =>
      t.call(api.session.login, { authType: 'EMAIL' as const, email: user.email, password }, at())
    const one = await buildUser(t)
    for (let made = 0; made <= signInFailures.count; made++) await enter(one.email, '000000')
    expect((await enter(one.email, '000000')).failure.name).toBe('TOO_MANY_REQUESTS')
    expect((await byPassword(one, one.password)).status).toBe(200)
    const other = await buildUser(t)
    for (let made = 0; made <= signInFailures.count; made++) await byPassword(other, 'wrong password')
    expect((await byPassword(other, other.password)).failure.name).toBe('TOO_MANY_REQUESTS')
    const { typed } = await buildCode(t, { communityId: here.id, purpose: 'OTP', subject: other.email })
    expect((await enter(other.email, typed)).status).toBe(200)
  })

  test('is not used up when the right one is entered during a lock', async () => {
    const user = await buildUser(t)
    for (let made = 0; made < signInFailures.count; made++) await enter(user.email, '000000')
    const { typed } = await buildCode(t, { communityId: here.id, purpose: 'OTP', subject: user.email })
    for (let made = 0; made < 7; made++) expect((await enter(user.email, typed)).failure.name).toBe('TOO_MANY_REQUESTS')
    await t.owner`truncate call_count`
    expect((await enter(user.email, typed)).status).toBe(200)
  })

  test('is refused in another community and for another purpose', async () => {
    const email = somebody()
    const { typed } = await buildCode(t, { communityId: here.id, purpose: 'OTP', subject: email })
    expect((await enter(email, typed, elsewhere.host)).failure.name).toBe('INVALID_CODE')
    const other = somebody()
    const magic = await buildCode(t, { communityId: here.id, purpose: 'MAGIC', subject: other })
    expect((await t.call(api.registration.confirmEmail, { code: magic.token }, at())).failure.name).toBe('INVALID_CODE')
    expect((await open(magic.token, elsewhere.host)).failure.name).toBe('INVALID_CODE')
    expect((await open(magic.token)).status).toBe(200)
  })

  test('opens exactly one session when used fifty times concurrently', async () => {
    const email = somebody()
    const { typed } = await buildCode(t, { communityId: here.id, purpose: 'OTP', subject: email })
    const answers = await Promise.all(Array.from({ length: 50 }, () => enter(email, typed)))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    expect(await sessionsOf(email)).toBe(1)
  })

  /** Two calls that have both sent the right code before either has used it. */
  const enterTwice = async () => {
    const email = somebody()
    const { typed } = await buildCode(t, { communityId: here.id, purpose: 'OTP', subject: email })
    const send = async () => (await enter(email, typed)).failure.name
    const held = await holdWrites(t.owner, 'one_time_code', { statement: 'update of used_at' })
    return { names: (await race(held, send, send)).sort(), sessions: await sessionsOf(email) }
  }

  test('opens one session for two calls that sent it before either has used it', async () => {
    expect(await enterTwice()).toEqual({ names: ['INVALID_CODE', undefined], sessions: 1 })
  })

  test('control: without the check inside the write it opens two', async () => {
    expect(await withoutLock('one-time code', enterTwice)).toEqual({ names: [undefined, undefined], sessions: 2 })
  })

  test('is stored as a hash, and never in the job queue', async () => {
    const email = somebody()
    await askCode(email)
    const code = codeIn(await letterTo(t, email))
    const rows = await t.owner<
      { row: string }[]
    >`select row_to_json(c)::text as row from one_time_code c where subject = ${email}`
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toContain(code)
    const jobs = await t.owner<
      { row: string }[]
    >`select row_to_json(j)::text as row from graphile_worker._private_jobs j`
    expect(jobs.some(job => job.row.includes(code))).toBe(false)
  })

  test('is refused when the community does not offer the method', async () => {
    const plain = await buildCommunity(t)
    expect((await askCode(somebody(), plain.host)).failure.name).toBe('METHOD_NOT_OFFERED')
    const magic = t.call(api.code.sendMagicLink, { email: somebody() }, at(plain.host))
    expect((await magic).failure.name).toBe('METHOD_NOT_OFFERED')
  })
})

describe('a magic link', () => {
  test('signs in when posted; opening the letter or the page does not use it up', async () => {
    const email = somebody()
    const backTo = '/event/summer?x=1#y'
    await t.call(
      api.code.sendMagicLink,
      { email, backTo },
      { ...at(), headers: { 'x-forwarded-host': 'thief.example' } },
    )
    const link = linkIn(await letterTo(t, email))
    expect(link.origin).toBe(`http://${here.host}`)
    expect(link.pathname).toBe('/auth-magic')
    expect(link.searchParams.get('back_to')).toBe(backTo)
    for (let opened = 0; opened < 3; opened++)
      await t.app.server.inject({ url: link.pathname + link.search, headers: at() })
    const token = link.searchParams.get('url_auth_token') as string
    const used = await t.call(api.code.useMagicLink, { url_auth_token: token, back_to: backTo }, at())
    expect(used.body).toMatchObject({ backTo, firstLogin: true })
    expect((await open(token)).failure.name).toBe('INVALID_CODE')
  })

  test('expires after fifteen minutes', async () => {
    const { token } = await buildCode(t, { communityId: here.id, purpose: 'MAGIC', subject: somebody() })
    t.clock.moveBy(15 * 60_000)
    expect((await open(token)).failure.name).toBe('INVALID_CODE')
  })

  test('opens exactly one session when used fifty times concurrently', async () => {
    const email = somebody()
    const { token } = await buildCode(t, { communityId: here.id, purpose: 'MAGIC', subject: email })
    const answers = await Promise.all(Array.from({ length: 50 }, () => open(token)))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    expect(await sessionsOf(email)).toBe(1)
  })

  test.each(['', 'x', 'a.b', `${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}.${'k'.repeat(43)}`])(
    'is refused when malformed: %s',
    async token => {
      expect((await open(token)).failure.name).toBe('INVALID_CODE')
    },
  )

  test('redirects only within this installation', async () => {
    const hostile = [
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'https://evil.example/',
      '/%5Cevil',
      '\t//evil.example',
      'http://localhost:3000@evil.example/',
    ]
    for (const back_to of hostile) {
      const { token } = await buildCode(t, { communityId: here.id, purpose: 'MAGIC', subject: somebody() })
      const { body } = await t.call(api.code.useMagicLink, { url_auth_token: token, back_to }, at())
      const target = body.backTo === null ? null : new URL(body.backTo, `http://${here.host}`).host
      expect([null, here.host]).toContain(target)
    }
    const { token } = await buildCode(t, { communityId: here.id, purpose: 'MAGIC', subject: somebody() })
    const own = `http://${elsewhere.host}/events`
    expect((await t.call(api.code.useMagicLink, { url_auth_token: token, back_to: own }, at())).body.backTo).toBe(own)
  })
})

describe('the state of a link', () => {
  const look = async (token: string) =>
    (await t.call(api.account.getLetter, { id: token.split('.')[0] as string }, at())).body?.state
  const make = () => buildCode(t, { communityId: here.id, purpose: 'MAGIC', subject: somebody() })

  test('is told before it is used, and looking does not change it', async () => {
    const { token } = await make()
    expect([await look(token), await look(token)]).toEqual(['VALID', 'VALID'])
    expect((await open(token)).status).toBe(200)
    expect(await look(token)).toBe('USED')
    const tried = await make()
    await t.owner`update one_time_code set attempts_left = 0 where id = ${tried.id}`
    expect(await look(tried.token)).toBe('TOO_MANY_TRIES')
    const late = await make()
    t.clock.moveBy(15 * 60_000)
    expect(await look(late.token)).toBe('EXPIRED')
    t.clock.moveBy(-15 * 60_000)
  })

  test('is not told in another community', async () => {
    const { id } = await make()
    expect((await t.call(api.account.getLetter, { id }, at(elsewhere.host))).failure.name).toBe('NOT_FOUND')
  })

  test.each(['OTP', 'MAGIC', 'RECOVERY', 'DELETE_ACCOUNT'] as const)(
    'of the purpose %s ends by "this was not me", for which the code itself is no key',
    async purpose => {
      const user = await buildUser(t)
      const subject = purpose === 'OTP' || purpose === 'MAGIC' ? user.email : user.id
      const code = await buildCode(t, { communityId: here.id, purpose, subject })
      const disown = (letter: string) => t.call(api.account.disownLetter, { letter }, at())
      expect((await disown(code.token)).failure.name).toBe('INVALID_CODE')
      const { body } = await disown(code.disown)
      expect(body).toEqual({ purpose, hasEndedSessions: purpose === 'DELETE_ACCOUNT', hasRemovedAccount: false })
      expect(await look(code.token)).toBe('USED')
    },
  )
})

test('every letter with a code offers "this was not me"', async () => {
  const email = somebody()
  await askCode(email)
  const letter = await letterTo(t, email)
  const token = decodeURIComponent(/not-me\?letter=(\S+)/.exec(letter.plain)?.[1] ?? '')
  expect((await t.call(api.account.disownLetter, { letter: token }, at())).body.purpose).toBe('OTP')
  expect((await enter(email, codeIn(letter))).failure.name).toBe('INVALID_CODE')
})

describe('letters with codes', () => {
  test('are limited per recipient, known or not', async () => {
    for (const email of [(await buildUser(t)).email, somebody()]) {
      const names: string[] = []
      for (let asked = 0; asked <= lettersPerRecipient.count; asked++) names.push((await askCode(email)).failure.name)
      expect(names.at(-1)).toBe('TOO_MANY_REQUESTS')
      expect(names.slice(0, -1).filter(Boolean)).toEqual([])
      await letterTo(t, email, lettersPerRecipient.count)
      expect(await lettersTo(t, email)).toHaveLength(lettersPerRecipient.count)
    }
  })
})

test('a password set before the address was confirmed is removed when its owner signs in', async () => {
  const owner = await buildUser(t, { isEmailConfirmed: false })
  const login = { authType: 'EMAIL' as const, email: owner.email, password: owner.password }
  const stranger = await t.call(api.session.login, login, at())
  const { typed } = await buildCode(t, { communityId: here.id, purpose: 'OTP', subject: owner.email })
  expect((await enter(owner.email, typed)).status).toBe(200)
  expect((await t.call(api.user.getCurrent, {}, { ...at(), token: stranger.body.token })).failure.name).toBe(
    'SESSION_ENDED',
  )
  expect((await t.call(api.session.login, login, at())).failure.name).toBe('INVALID_LOGIN')
})
