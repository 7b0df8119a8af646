import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipantUser } from '#server/features/participants/participant/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

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
})
