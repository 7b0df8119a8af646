import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCode } from '#server/features/auth/code/testing.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { lettersTo, letterTo, linkIn } from '#server/testing/letters.ts'
import { holdWrites, race, withoutLock } from '#server/testing/race.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
  here = await buildCommunity(t)
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

let addresses = 0
const freeAddress = () => `new-address-${++addresses}@example.com`
const at = (token?: string) => ({ host: here.host, ...(token ? { token } : {}) })
const confirm = (code: string) => t.call(api.emailChange.confirm, { code }, at())
const disown = (letter: string) => t.call(api.account.disownLetter, { letter }, at())

const member = async (options: Parameters<typeof buildUser>[1] = {}) => {
  const user = await buildUser(t, options)
  await buildConnection(t, { communityId: here.id, userId: user.id })
  const { token } = await buildSession(t, { communityId: here.id, userId: user.id })
  const ask = (email: string, password = user.password) =>
    t.call(api.emailChange.create, { email, password }, at(token))
  const find = async () => (await t.call(api.emailChange.find, {}, at(token))).body.change
  const address = async () => (await t.call(api.user.getCurrent, {}, at(token))).body?.email
  return { ...user, token, ask, find, address }
}

/** The codes of both letters, as if sent. */
const codesOf = async (userId: string, newEmail: string) => ({
  old: await buildCode(t, { communityId: here.id, purpose: 'EMAIL_OLD', subject: userId }),
  new: await buildCode(t, {
    communityId: here.id,
    purpose: 'EMAIL_NEW',
    subject: userId,
    details: { email: newEmail },
  }),
})

/** A change whose letters were sent. */
const requested = async () => {
  const person = await member()
  const email = freeAddress()
  await person.ask(email)
  await letterTo(t, email)
  await letterTo(t, person.email)
  return { person, email, codes: await codesOf(person.id, email) }
}

describe('a change of the email address', () => {
  test('happens when both letters are confirmed, and not before', async () => {
    const person = await member()
    const email = freeAddress()
    expect((await person.ask(email)).status).toBe(200)
    const [oldLetter, newLetter] = [await letterTo(t, person.email), await letterTo(t, email)]
    expect([oldLetter.kind, newLetter.kind]).toEqual(['auth.email_old', 'auth.email_new'])
    const codeIn = (letter: typeof oldLetter) => linkIn(letter).searchParams.get('code') as string
    expect(linkIn(oldLetter).pathname).toBe('/confirm-change')
    expect((await confirm(codeIn(newLetter))).body).toEqual({ isChanged: false })
    expect(await person.find()).toMatchObject({ newEmail: email, isOldConfirmed: false, isNewConfirmed: true })
    expect(await person.address()).toBe(person.email)
    expect((await confirm(codeIn(oldLetter))).body).toEqual({ isChanged: true })
    expect(await person.address()).toBe(email)
    expect(await person.find()).toBeNull()
    const login = (address: string) =>
      t.call(api.session.login, { authType: 'EMAIL', email: address, password: person.password }, at())
    expect((await login(person.email)).failure.name).toBe('INVALID_LOGIN')
    expect((await login(email)).status).toBe(200)
  })

  test('is confirmed once by each address: two uses of one letter change nothing', async () => {
    const { person, codes } = await requested()
    expect((await confirm(codes.old.token)).body).toEqual({ isChanged: false })
    expect((await confirm(codes.old.token)).failure.name).toBe('INVALID_CODE')
    expect(await person.address()).toBe(person.email)
  })

  test('needs the password, and an address without an account', async () => {
    const person = await member()
    expect((await person.ask(freeAddress(), 'wrong password')).failure.name).toBe('INVALID_PASSWORD')
    expect((await person.ask((await buildUser(t)).email)).failure.name).toBe('EMAIL_TAKEN')
    expect((await person.ask((await buildUser(t, { isDeleted: true })).email)).status).toBe(200)
  })

  test('needs only the new address when the current one was never confirmed', async () => {
    const person = await member({ isEmailConfirmed: false })
    const email = freeAddress()
    await person.ask(email)
    const code = linkIn(await letterTo(t, email)).searchParams.get('code') as string
    expect(await lettersTo(t, person.email)).toEqual([])
    expect((await confirm(code)).body).toEqual({ isChanged: true })
    expect(await person.address()).toBe(email)
  })

  test('is refused when the new address got an account meanwhile', async () => {
    const { person, email, codes } = await requested()
    await confirm(codes.old.token)
    await buildUser(t, { email })
    expect((await confirm(codes.new.token)).failure.name).toBe('EMAIL_TAKEN')
    expect(await person.address()).toBe(person.email)
  })

  test('ends codes that were sent to the former address', async () => {
    const { person, codes } = await requested()
    const reset = await buildCode(t, { communityId: here.id, purpose: 'RECOVERY', subject: person.id })
    await confirm(codes.old.token)
    await confirm(codes.new.token)
    const recover = { code: reset.token, password: 'a new kettle' }
    expect((await t.call(api.recovery.confirmRecovery, recover, at())).failure.name).toBe('INVALID_CODE')
  })

  test('is withdrawn by its user, and a later request replaces it', async () => {
    const { person, email, codes } = await requested()
    await t.call(api.emailChange.remove, {}, at(person.token))
    expect((await confirm(codes.new.token)).failure.name).toBe('INVALID_CODE')
    const first = await codesOf(person.id, email)
    await person.ask(freeAddress())
    expect((await confirm(first.new.token)).failure.name).toBe('INVALID_CODE')
  })

  test('is cancelled by "this was not me" of either letter; that of the current address ends all sessions', async () => {
    for (const side of ['old', 'new'] as const) {
      const { person, codes } = await requested()
      const { body } = await disown(codes[side].disown)
      expect(body.hasEndedSessions).toBe(side === 'old')
      expect((await person.address()) ?? 'signed out').toBe(side === 'old' ? 'signed out' : person.email)
      expect((await confirm(codes[side === 'old' ? 'new' : 'old'].token)).failure.name).toBe('INVALID_CODE')
    }
  })

  /** Both addresses confirm before either confirmation is written. */
  const confirmBoth = async () => {
    const { person, codes } = await requested()
    const held = await holdWrites(t.owner, 'email_change', { statement: 'update' })
    const press = (code: string) => async () => (await confirm(code)).body.isChanged
    const answers = await race(held, press(codes.old.token), press(codes.new.token))
    return { answers: answers.sort(), isMoved: (await person.address()) !== person.email }
  }

  test('is made once when both addresses confirm at the same moment', async () => {
    expect(await confirmBoth()).toEqual({ answers: [false, true], isMoved: true })
  })

  test('control: without the lock it is never made', async () => {
    expect(await withoutLock('email change', confirmBoth)).toEqual({ answers: [false, false], isMoved: false })
  })
})
