import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { callLimits } from '#contract/limits.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildApiToken } from './testing.ts'

let t: TestApp
let here: Awaited<ReturnType<typeof buildCommunity>>
let manager: { userId: string; token: string }
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())
beforeEach(async () => {
  here = await buildCommunity(t)
  const { userId } = await buildParticipant(t, {
    communityId: here.id,
    firstName: 'Mira',
    permissions: ['CAN_MANAGE_COMMUNITY'],
  })
  manager = { userId, token: (await buildSession(t, { communityId: here.id, userId })).token }
})

const as = (token = manager.token) => ({ host: here.host, token })
const create = (input: object = {}, headers: Record<string, string> = {}) =>
  t.call(api.apiToken.create, { name: 'Website', scopes: ['community:read'], days: 30, ...input }, { ...as(), headers })
const listed = async () => (await t.call(api.apiToken.list, {}, as())).body.items
/** A call of the scope `community:read`. */
const read = (token: string, host = here.host) => t.call(api.change.list, {}, { host, token })

describe('an API token', () => {
  test('is shown once, kept as a hash, and listed with its scopes, expiry and last use', async () => {
    const { token, apiToken } = (await create()).body
    expect(token).toMatch(/^smv_[\w-]{43}$/)
    expect(apiToken).toMatchObject({ name: 'Website', scopes: ['community:read'], state: 'ACTIVE', lastUsedAt: null })
    expect(Date.parse(apiToken.expiresAt) - Date.parse(apiToken.createdAt)).toBe(30 * 86_400_000)
    expect((await read(token)).status).toBe(200)
    const [item] = await listed()
    expect(item).toMatchObject({ ending: token.slice(-4), author: 'Mira Example' })
    expect(item?.lastUsedAt).not.toBeNull()
    expect(JSON.stringify([await listed(), (await t.call(api.change.list, {}, as())).body])).not.toContain(token)
    const [stored] = await t.owner`select to_jsonb(a)::text as row from api_token a where id = ${apiToken.id}`
    expect(stored?.row).not.toContain(token.slice(4, 40))
  })

  test('is made once under an idempotency key, and its kept reply is encrypted', async () => {
    const key = { 'idempotency-key': 'one token' }
    const [first, again] = [await create({}, key), await create({}, key)]
    expect(again.body.token).toBe(first.body.token)
    expect(await listed()).toHaveLength(1)
    const [kept] = await t.owner`select reply from idempotent_call where community_id = ${here.id}`
    expect(kept?.reply).toMatch(/^sealed:/)
  })

  test('never lasts for ever, and has at least one scope', async () => {
    for (const wrong of [{ days: 0 }, { days: 3650 }, { scopes: [] }, { scopes: ['sessions:write'] }])
      expect((await create(wrong)).status).toBe(400)
  })

  test('works in its own community alone', async () => {
    const { token } = (await create()).body
    const elsewhere = await buildCommunity(t)
    await t.owner`
      insert into connection (community_id, user_id, role, connected_at)
      values (${elsewhere.id}, ${manager.userId}, 'ROLE_ADMIN', now())`
    expect((await read(token, elsewhere.host)).failure.name).toBe('UNAUTHORIZED')
  })

  test('is refused when it is revoked, expired, unknown or altered', async () => {
    const { token, apiToken } = (await create()).body
    expect((await t.call(api.apiToken.revoke, { id: apiToken.id }, as())).status).toBe(200)
    const expired = await buildApiToken(t, {
      communityId: here.id,
      userId: manager.userId,
      scopes: ['community:read'],
      expiresAt: t.clock.now(),
    })
    for (const wrong of [token, expired.token, 'smv_', `${(await create()).body.token}x`])
      expect((await read(wrong)).failure.name).toBe('UNAUTHORIZED')
    expect((await listed()).map(({ state }) => state).sort()).toEqual(['ACTIVE', 'EXPIRED', 'REVOKED'])
  })

  test('has no more rights than its manager has now, and none once they may not manage the community', async () => {
    const { token } = (await create({ scopes: ['community:read', 'matching:read'] })).body
    const next = () => t.call(api.scoreMatch.getNext, {}, as(token))
    expect((await next()).failure.name).toBe('FORBIDDEN')
    await t.owner`delete from permission where community_id = ${here.id}`
    expect((await read(token)).failure.name).toBe('UNAUTHORIZED')
    expect(await t.owner`select from api_token where community_id = ${here.id}`).toHaveLength(1)
    await t.owner`update connection set role = 'ROLE_ADMIN' where community_id = ${here.id}`
    expect((await listed())[0]?.state).toBe('ACTIVE')
    expect((await read(token)).status).toBe(200)
    await t.owner`insert into blocked_user (community_id, user_id, blocked_at) values (${here.id}, ${manager.userId}, now())`
    expect((await read(token)).status).toBe(401)
  })

  test('makes neither tokens nor rights, and ends no session', async () => {
    const scopes = ['community:read', 'community:write', 'members:read', 'members:write'] as const
    const { token } = await buildApiToken(t, { communityId: here.id, userId: manager.userId, scopes: [...scopes] })
    const refused = [
      await t.call(api.apiToken.create, { name: 'Other', scopes: ['events:read'], days: 30 }, as(token)),
      await t.call(api.communityRole.update, { userId: manager.userId, give: ['CAN_CHAT'], take: [] }, as(token)),
      await t.call(api.session.logout, {}, as(token)),
      await t.call(api.user.getCurrent, {}, as(token)),
    ]
    expect(refused.map(({ failure }) => failure.name)).toEqual(Array(4).fill('SCOPE_MISSING'))
  })

  test('is limited in its calls by minute, apart from the manager and other tokens', async () => {
    const { token, apiToken } = (await create()).body
    const other = (await create()).body.token
    expect((await read(token)).status).toBe(200)
    const { createHash } = await import('node:crypto')
    const key = createHash('sha256').update(`apiToken by user ${apiToken.id}`).digest('base64url')
    await t.owner`update call_count set count = ${callLimits.apiToken.count} where key = ${key}`
    expect((await read(token)).status).toBe(429)
    expect((await read(other)).status).toBe(200)
    expect((await read(manager.token)).status).toBe(200)
  })

  test('stands in the audit log with its scopes when it is made and revoked', async () => {
    const { apiToken } = (await create()).body
    await t.call(api.apiToken.revoke, { id: apiToken.id }, as())
    const { items } = (await t.call(api.change.list, { kind: 'apiToken' }, as())).body
    expect(items.map(({ subject, after }) => [subject, Object.keys(after)])).toEqual([
      ['Website', ['isRevoked']],
      ['Website', ['scopes', 'expiresAt']],
    ])
  })
})
