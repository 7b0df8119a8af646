import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildIdentity } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
})
afterAll(() => t.stop())

const member = async (options: Parameters<typeof buildUser>[1] = {}) => {
  const user = await buildUser(t, options)
  await buildConnection(t, { communityId: here.id, userId: user.id })
  const { token, id: sessionId } = await buildSession(t, { communityId: here.id, userId: user.id })
  const at = { host: here.host, token }
  const list = async () => (await t.call(api.provider.listIdentities, {}, at)).body
  const remove = (id: string) => t.call(api.provider.removeIdentity, { id }, at)
  return { ...user, sessionId, list, remove }
}

describe('connected accounts', () => {
  test('are listed with their kind, and removed one by one', async () => {
    const person = await member()
    const google = await buildIdentity(t, { userId: person.id })
    const own = await buildIdentity(t, { userId: person.id, communityId: here.id })
    await t.owner`insert into telegram_account (user_id, chat_id, username, linked_at) values (${person.id}, '77', 'vera', now())`
    const kinds = async () => (await person.list()).map(({ kind, communityId, name }) => ({ kind, communityId, name }))
    expect(await kinds()).toEqual([
      { kind: 'GOOGLE', communityId: null, name: 'somebody@mail.example' },
      { kind: 'COMMUNITY', communityId: here.id, name: 'somebody@mail.example' },
      { kind: 'TELEGRAM', communityId: null, name: 'vera' },
    ])
    for (const id of [google, own, person.id]) expect((await person.remove(id)).status).toBe(200)
    expect(await kinds()).toEqual([])
    expect((await person.remove(google)).failure.name).toBe('NOT_FOUND')
  })

  test('of the only way in cannot be removed, and the reply tells why', async () => {
    const person = await member({ hasPassword: false, isEmailConfirmed: false })
    const one = await buildIdentity(t, { userId: person.id, communityId: here.id })
    expect(await person.list()).toMatchObject([{ canRemove: false }])
    const { failure } = await person.remove(one)
    expect(failure).toMatchObject({ name: 'LAST_WAY_IN', code: 1051, status: 409 })
    expect(failure.message).toContain('only way to log in')
    const other = await buildIdentity(t, { userId: person.id })
    expect((await person.remove(other)).status).toBe(200)
    await t.owner`update app_user set email_confirmed_at = now() where id = ${person.id}`
    expect((await person.remove(one)).status).toBe(200)
  })

  test('are limited to those of this community in a session that is valid only here', async () => {
    const person = await member()
    const google = await buildIdentity(t, { userId: person.id })
    const own = await buildIdentity(t, { userId: person.id, communityId: here.id })
    await t.owner`update session set is_local = true where id = ${person.sessionId}`
    expect((await person.list()).map(({ id }) => id)).toEqual([own])
    expect((await person.remove(google)).failure.name).toBe('NOT_FOUND')
  })
})
