import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipantUser } from '#server/features/participants/participant/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { holdWrites, race, withoutLock } from '#server/testing/race.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

const at = (token: string, host = here.host) => ({ host, token })
const member = async () => {
  const person = await buildParticipantUser(t, here.id)
  return { ...person, token: (await buildSession(t, person)).token }
}
const login = ({ email, password }: { email: string; password: string }) =>
  t.call(api.session.login, { authType: 'EMAIL', email, password }, { host: here.host })

describe('blocking a user in one community', () => {
  test('ends their sessions here and refuses new ones, and leaves other communities alone', async () => {
    const person = await member()
    const elsewhere = await buildCommunity(t)
    await buildConnection(t, { communityId: elsewhere.id, userId: person.id })
    const there = (await buildSession(t, { communityId: elsewhere.id, userId: person.id })).token
    const admin = await buildConnection(t, { communityId: here.id, role: 'ROLE_ADMIN' })
    const { token } = await buildSession(t, admin)
    expect((await t.call(api.block.create, { userId: person.id, reason: 'spam' }, at(token))).status).toBe(200)
    for (const mine of [person.token, there])
      expect((await t.call(api.user.getCurrent, {}, at(mine))).failure.name).toBe('SESSION_ENDED')
    expect((await login(person)).failure.name).toBe('ACCESS_DENIED')
    expect((await t.call(api.user.getCurrent, {}, at(there, elsewhere.host))).status).toBe(200)
    await t.call(api.block.remove, { userId: person.id }, at(token))
    expect((await login(person)).status).toBe(200)
    const changes = await t.owner`
      select kind, before, after, user_id from change where community_id = ${here.id} order by created_at, id`
    expect(changes).toEqual([
      {
        ...{ kind: 'member', userId: admin.userId },
        ...{ before: { isBlocked: false }, after: { isBlocked: true, reason: 'spam' } },
      },
      { kind: 'member', userId: admin.userId, before: { isBlocked: true }, after: { isBlocked: false } },
    ])
  })

  test('is refused for oneself, and for an admin unless the caller is one', async () => {
    const admin = await buildConnection(t, { communityId: here.id, role: 'ROLE_ADMIN' })
    const manager = await buildConnection(t, { communityId: here.id, permissions: ['CAN_MANAGE_COMMUNITY'] })
    const [byAdmin, byManager] = [(await buildSession(t, admin)).token, (await buildSession(t, manager)).token]
    const block = (token: string, userId: string) => t.call(api.block.create, { userId }, at(token))
    expect((await block(byAdmin, admin.userId)).status).toBe(403)
    expect((await block(byManager, admin.userId)).status).toBe(403)
    expect((await block(byAdmin, manager.userId)).status).toBe(200)
  })

  test('of an admin is lifted by admins alone', async () => {
    const rogue = await buildConnection(t, { communityId: here.id, role: 'ROLE_ADMIN' })
    const admin = await buildConnection(t, { communityId: here.id, role: 'ROLE_ADMIN' })
    const manager = await buildConnection(t, { communityId: here.id, permissions: ['CAN_MANAGE_COMMUNITY'] })
    const [byAdmin, byManager] = [(await buildSession(t, admin)).token, (await buildSession(t, manager)).token]
    await t.call(api.block.create, { userId: rogue.userId }, at(byAdmin))
    const unblock = async (token: string) =>
      (await t.call(api.block.remove, { userId: rogue.userId }, at(token))).status
    expect([await unblock(byManager), await unblock(byAdmin)]).toEqual([403, 200])
  })

  const adminOf = async (club: { id: string; host: string }) => {
    const user = await buildUser(t)
    const place = await buildConnection(t, { communityId: club.id, userId: user.id, role: 'ROLE_ADMIN' })
    return { ...user, token: (await buildSession(t, place)).token }
  }
  const activeAdmins = (communityId: string) => t.owner`
    select from connection c where c.community_id = ${communityId} and c.role = 'ROLE_ADMIN' and not exists (
      select from blocked_user b where b.community_id = c.community_id and b.user_id = c.user_id)`

  /** The only two admins block each other, and both calls have passed their access check. */
  const blockEachOther = async () => {
    const club = await buildCommunity(t)
    const [one, two] = [await adminOf(club), await adminOf(club)]
    const block = (token: string, userId: string) => async () =>
      (await t.call(api.block.create, { userId }, at(token, club.host))).failure.name
    const held = await holdWrites(t.owner, 'blocked_user')
    const names = await race(held, block(one.token, two.id), block(two.token, one.id))
    return { names, admins: (await activeAdmins(club.id)).length }
  }

  test('is refused to the slower of two admins who block each other', async () => {
    expect(await blockEachOther()).toEqual({ names: [undefined, 'FORBIDDEN'], admins: 1 })
  })

  test('control: without the lock both are blocked, and the community has no admin', async () => {
    expect(await withoutLock('last admin', blockEachOther)).toEqual({ names: [undefined, undefined], admins: 0 })
  })

  test('leaves an admin who cannot delete the account, since a blocked admin does not count', async () => {
    const club = await buildCommunity(t)
    const [one, two] = [await adminOf(club), await adminOf(club)]
    await t.call(api.block.create, { userId: two.id }, at(one.token, club.host))
    const leave = () =>
      t.call(api.account.deleteAccount, { id: one.id, password: one.password }, at(one.token, club.host))
    expect((await leave()).failure).toMatchObject({ status: 409, name: 'LAST_ADMIN' })
    await t.call(api.block.remove, { userId: two.id }, at(one.token, club.host))
    expect((await leave()).status).toBe(200)
  })
})
