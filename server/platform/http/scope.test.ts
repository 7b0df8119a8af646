import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

let t: TestApp
let standIn: Awaited<ReturnType<typeof buildCommunity>>
let a: Awaited<ReturnType<typeof buildCommunity>>
let b: Awaited<ReturnType<typeof buildCommunity>>
beforeAll(async () => {
  t = await startTestApp({ environment: { DEFAULT_COMMUNITY: 'square' } })
  standIn = await buildCommunity(t, { domain: 'square' })
  a = await buildCommunity(t)
  b = await buildCommunity(t, { customDomain: 'club.example.org' })
})
afterAll(() => t.stop())

/** Id of the community that responds. */
async function answering(host: string, headers: Record<string, string> = {}, query = ''): Promise<string> {
  const response = await t.app.server.inject({ url: `/api/contact${query}`, headers: { host, ...headers } })
  const { siteUrl } = response.json()
  return [standIn, a, b].find(each => siteUrl.includes(`//${each.domain}.`))?.id ?? 'none'
}

describe('the community of a request', () => {
  test('is named by the host: its label or its own domain', async () => {
    expect(await answering(a.host)).toBe(a.id)
    expect(await answering(a.host.toUpperCase())).toBe(a.id)
    expect(await answering(`${a.domain}.localhost.`)).toBe(a.id)
    expect(await answering('club.example.org')).toBe(b.id)
    expect(await answering('club.example.org:8443')).toBe(b.id)
  })

  test('is not overridden by a header or query', async () => {
    expect(await answering(a.host, { community: b.id })).toBe(a.id)
    expect(await answering(a.host, {}, `?communityId=${b.id}`)).toBe(a.id)
    expect(await answering(a.host, { community: b.id }, `?communityId=${b.id}`)).toBe(a.id)
    expect(await answering('club.example.org', { community: a.id })).toBe(b.id)
    expect(await answering(a.host, { 'x-forwarded-host': b.host })).toBe(a.id)
  })

  test('is named by the header, then by the query, when the host names none', async () => {
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'unknown.localhost:3000']) {
      expect(await answering(host, { community: b.id }, `?communityId=${a.id}`)).toBe(b.id)
      expect(await answering(host, {}, `?communityId=${a.id}`)).toBe(a.id)
      expect(await answering(host, { community: a.id.toUpperCase() })).toBe(a.id)
    }
  })

  test('is the default one when nothing names a valid community', async () => {
    expect(await answering('localhost:3000')).toBe(standIn.id)
    expect(await answering('localhost:3000', { community: randomUUID() })).toBe(standIn.id)
    expect(await answering('localhost:3000', { community: "' or true --" })).toBe(standIn.id)
    expect(await answering('localhost:3000', {}, `?communityId=${a.id}&communityId=${b.id}`)).toBe(standIn.id)
    for (const host of ['', '..', 'a'.repeat(300), '<script>', 'xn--', `${'a.'.repeat(120)}b`])
      expect(await answering(host)).toBe(standIn.id)
  })
})

describe('a session of one community', () => {
  test('is refused in another one, whether host or header names it', async () => {
    const { token } = await buildSession(t, await buildParticipant(t, { communityId: a.id }))
    const at = (host: string, headers = {}) => t.call(api.user.listPermissions, {}, { host, token, headers })
    expect((await at(a.host)).status).toBe(200)
    expect((await at(b.host)).failure).toMatchObject({ status: 401, name: 'UNAUTHORIZED' })
    expect((await at('club.example.org')).failure).toMatchObject({ status: 401, name: 'UNAUTHORIZED' })
    expect((await at('localhost:3000', { community: b.id })).failure).toMatchObject({ status: 401, code: 1002 })
    expect((await at('localhost:3000', { community: a.id })).status).toBe(200)
  })

  test('tells its user in another one which community is theirs, without any right there', async () => {
    const { userId } = await buildConnection(t, { communityId: a.id, role: 'ROLE_ADMIN' })
    const { token } = await buildSession(t, { communityId: a.id, userId })
    const { status, body } = await t.call(api.user.getCurrent, {}, { host: b.host, token })
    expect(status).toBe(200)
    expect(body).toMatchObject({ role: 'ROLE_USER', canOrganise: false, connectedCommunities: [a.id] })
    expect(new URL(body.communityUrl).host).toBe(a.host)
  })

  test('is accepted in another one where its user is connected, with the rights that they have there', async () => {
    const { userId } = await buildConnection(t, { communityId: a.id, role: 'ROLE_ADMIN' })
    const { token } = await buildSession(t, { communityId: a.id, userId })
    await buildConnection(t, { communityId: b.id, userId, permissions: ['CAN_CHAT'] })
    const there = await t.call(api.user.getCurrent, {}, { host: b.host, token })
    expect([there.status, there.body.role]).toEqual([200, 'ROLE_USER'])
    expect((await t.call(api.user.listPermissions, {}, { host: b.host, token })).body).toEqual(['CAN_CHAT'])
    expect((await t.call(api.user.listPermissions, {}, { host: a.host, token })).body).toHaveLength(7)
  })

  test("loses its user's rights on the next request", async () => {
    const { userId } = await buildConnection(t, { communityId: a.id, role: 'ROLE_ADMIN' })
    const { token } = await buildSession(t, { communityId: a.id, userId })
    const rights = async () => (await t.call(api.user.listPermissions, {}, { host: a.host, token })).body.length
    expect(await rights()).toBe(7)
    await t.owner`update connection set role = 'ROLE_USER' where user_id = ${userId}`
    expect(await rights()).toBe(0)
    await t.owner`insert into permission values (${a.id}, ${userId}, 'CAN_CHAT', now())`
    expect(await rights()).toBe(1)
    await t.owner`delete from permission where user_id = ${userId}`
    expect(await rights()).toBe(0)
  })
})
