import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokensAtMost } from '#contract/admin/api-token.ts'
import { webhooksAtMost } from '#contract/admin/webhook.ts'
import { api } from '#contract/capabilities.ts'
import { buildWebhook } from '#server/features/admin/webhook/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { aMinuteLater, holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { buildApiToken } from './testing.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

async function build() {
  const here = await buildCommunity(t)
  const { userId, token } = await buildSignedInParticipant(t, here.id, { role: 'ROLE_ADMIN' })
  return { place: { communityId: here.id, userId }, as: { host: here.host, token } }
}
const tokenInput = { name: 'Website', scopes: ['events:read' as const], days: 30 as const }
const webhookInput = { url: 'https://tea.example/news', kinds: ['event.created' as const] }

async function makeTwoTokensAtTheLimit() {
  const { place, as } = await build()
  for (let made = 1; made < tokensAtMost; made++) await buildApiToken(t, place)
  const held = await holdWrites(t.owner, 'api_token')
  const make = aMinuteLater(t.clock, () => t.call(api.apiToken.create, tokenInput, as))
  const made = await race(held, make, make)
  return made.map(({ status }) => status)
}

test('a community has at most 50 API tokens that work, also when two are made at the same moment', async () => {
  expect(await makeTwoTokensAtTheLimit()).toEqual([200, 409])
})

test('without the lock two API tokens that are made at the same moment exceed the limit', async () => {
  expect(await withoutLock('API tokens', makeTwoTokensAtTheLimit)).toEqual([200, 200])
})

test('API tokens that are revoked or expired do not count', async () => {
  const { place, as } = await build()
  for (let made = 0; made < tokensAtMost; made++) await buildApiToken(t, place)
  const refused = await t.call(api.apiToken.create, tokenInput, as)
  expect([refused.status, refused.failure.name]).toEqual([409, 'TOO_MANY_TOKENS'])
  const { body } = await t.call(api.apiToken.list, {}, as)
  await t.call(api.apiToken.revoke, { id: body.items[0]?.id ?? '' }, as)
  expect((await t.call(api.apiToken.create, tokenInput, as)).status).toBe(200)
  await t.owner`
    update api_token set expires_at = created_at where id = (
      select id from api_token where community_id = ${place.communityId} and revoked_at is null limit 1)`
  expect((await t.call(api.apiToken.create, tokenInput, as)).status).toBe(200)
  expect((await t.call(api.apiToken.create, tokenInput, as)).status).toBe(409)
})

async function addTwoWebhooksAtTheLimit() {
  const { place, as } = await build()
  for (let made = 1; made < webhooksAtMost; made++) await buildWebhook(t, place)
  const held = await holdWrites(t.owner, 'webhook')
  const add = aMinuteLater(t.clock, () => t.call(api.webhook.create, webhookInput, as))
  const added = await race(held, add, add)
  return added.map(({ status }) => status)
}

test('a community has at most 20 webhooks, also when two are added at the same moment', async () => {
  expect(await addTwoWebhooksAtTheLimit()).toEqual([200, 409])
})

test('without the lock two webhooks that are added at the same moment exceed the limit', async () => {
  expect(await withoutLock('webhooks', addTwoWebhooksAtTheLimit)).toEqual([200, 200])
})
