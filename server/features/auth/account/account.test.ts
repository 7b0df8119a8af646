import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCode } from '#server/features/auth/code/testing.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildDraft } from '#server/features/participants/onboarding/testing.ts'
import { buildParticipant, buildParticipantUser } from '#server/features/participants/participant/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { codeIn, letterTo } from '#server/testing/letters.ts'
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

const at = (token: string, host = here.host) => ({ host, token })
const member = async (options: Parameters<typeof buildUser>[1] = {}) => {
  const person = await buildParticipantUser(t, here.id, options)
  return { ...person, token: (await buildSession(t, person)).token }
}
const remove = (person: { id: string; token: string }, proof: { password?: string; code?: string }) =>
  t.call(api.account.deleteAccount, { id: person.id, ...proof }, at(person.token))
const login = ({ email, password }: { email: string; password: string }) =>
  t.call(api.session.login, { authType: 'EMAIL', email, password }, { host: here.host })

describe('deleting the own account', () => {
  test('requires the password and removes everything in every community', async () => {
    const person = await member()
    const elsewhere = await buildCommunity(t)
    const photo = 'photo-1'
    await buildParticipant(t, { communityId: elsewhere.id, userId: person.id, avatarFile: photo })
    await t.storage.put(elsewhere.id, `${photo}-256.webp`, Buffer.from('a picture'), 'image/webp')
    expect((await remove(person, { password: 'wrong password' })).failure).toMatchObject({ code: 1014 })
    expect((await remove(person, {})).failure.name).toBe('INVALID_PASSWORD')
    expect((await remove(person, { password: person.password })).status).toBe(200)
    expect((await t.call(api.user.getCurrent, {}, at(person.token))).failure.name).toBe('SESSION_ENDED')
    expect(await t.owner`select from participant where user_id = ${person.id}`).toHaveLength(0)
    expect(await t.owner`select from connection where user_id = ${person.id}`).toHaveLength(0)
    await expect.poll(() => t.storage.get(elsewhere.id, `${photo}-256.webp`), { timeout: 30_000 }).toBeNull()
    expect((await letterTo(t, person.email)).kind).toBe('auth.deleted')
    expect((await login(person)).failure).toMatchObject({ code: 1005, name: 'ACCESS_DENIED' })
  })

  test('removes the photo of an unfinished profile', async () => {
    const user = await buildUser(t)
    const place = await buildConnection(t, { communityId: here.id, userId: user.id })
    const { token } = await buildSession(t, place)
    await buildDraft(t, place)
    await t.owner`update profile_draft set avatar_file = 'photo-2' where user_id = ${user.id}`
    await t.storage.put(here.id, 'photo-2-512.webp', Buffer.from('a picture'), 'image/webp')
    expect((await remove({ ...user, token }, { password: user.password })).status).toBe(200)
    expect(await t.owner`select from profile_draft where user_id = ${user.id}`).toHaveLength(0)
    await expect.poll(() => t.storage.get(here.id, 'photo-2-512.webp'), { timeout: 30_000 }).toBeNull()
  })

  test('requires a code from a letter when there is no password', async () => {
    const person = await member({ hasPassword: false })
    expect((await remove(person, { password: person.password })).failure.name).toBe('INVALID_CODE')
    expect((await t.call(api.account.sendDeletionCode, { id: person.id }, at(person.token))).status).toBe(200)
    const code = codeIn(await letterTo(t, person.email))
    expect((await remove(person, { code: '000000' })).failure.name).toBe('INVALID_CODE')
    expect((await remove(person, { code })).status).toBe(200)
  })

  test('refuses a code of another purpose or person', async () => {
    const [person, other] = [await member({ hasPassword: false }), await member({ hasPassword: false })]
    const { typed } = await buildCode(t, { communityId: here.id, purpose: 'DELETE_ACCOUNT', subject: other.id })
    await buildCode(t, { communityId: here.id, purpose: 'OTP', subject: person.email })
    expect((await remove(person, { code: typed })).failure.name).toBe('INVALID_CODE')
    const foreign = t.call(api.account.deleteAccount, { id: other.id, code: typed }, at(person.token))
    expect((await foreign).status).toBe(404)
  })

  test('is refused to the only admin of a community with members', async () => {
    const club = await buildCommunity(t)
    const admin = await buildUser(t)
    await buildConnection(t, { communityId: club.id, userId: admin.id, role: 'ROLE_ADMIN' })
    const { token } = await buildSession(t, { communityId: club.id, userId: admin.id })
    const leave = () =>
      t.call(api.account.deleteAccount, { id: admin.id, password: admin.password }, { host: club.host, token })
    await buildParticipant(t, { communityId: club.id })
    expect((await leave()).failure).toMatchObject({ status: 409, name: 'LAST_ADMIN' })
    await buildConnection(t, { communityId: club.id, role: 'ROLE_ADMIN' })
    expect((await leave()).status).toBe(200)
  })

  /** The only two admins of a community with members delete their accounts concurrently. */
  const deleteBothAdmins = async () => {
    const club = await buildCommunity(t)
    await buildParticipant(t, { communityId: club.id })
    const admin = async () => {
      const user = await buildUser(t)
      const place = await buildConnection(t, { communityId: club.id, userId: user.id, role: 'ROLE_ADMIN' })
      return { ...user, token: (await buildSession(t, place)).token }
    }
    const admins = [await admin(), await admin()]
    const leave = admins.map(({ id, password, token }) => async () => {
      const { failure } = await t.call(api.account.deleteAccount, { id, password }, { host: club.host, token })
      return failure.name
    })
    const names = await race(await holdWrites(t.owner, 'connection'), ...leave)
    const left = await t.owner`select from connection where community_id = ${club.id} and role = 'ROLE_ADMIN'`
    return { names, admins: left.length }
  }

  test('is refused to the slower of two admins who delete concurrently', async () => {
    expect(await deleteBothAdmins()).toEqual({ names: [undefined, 'LAST_ADMIN'], admins: 1 })
  })

  test('control: without the lock both are deleted, and the community has no admin', async () => {
    expect(await withoutLock('last admin', deleteBothAdmins)).toEqual({ names: [undefined, undefined], admins: 0 })
  })

  test('keeps the email for thirty days to report the deletion, and then removes it', async () => {
    const person = await member()
    await remove(person, { password: person.password })
    const upkeep = t.app.work.chores.find(chore => chore.name === 'upkeep')
    const run = (days: number) =>
      upkeep?.run({
        now: new Date(t.clock.now().getTime() + days * 86_400_000),
        sql: t.sql,
        inEachCommunity: async () => {},
      })
    await run(29)
    expect((await login(person)).failure.name).toBe('ACCESS_DENIED')
    await run(31)
    expect((await login(person)).failure.name).toBe('INVALID_LOGIN')
    const [left] = await t.owner`select email, password_hash from app_user where id = ${person.id}`
    expect(left).toEqual({ email: `deleted-${person.id}@deleted.invalid`, passwordHash: null })
  })
})
