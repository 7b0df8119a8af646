import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

test('the preferred language is stored per community', async () => {
  const [here, elsewhere] = [await buildCommunity(t), await buildCommunity(t)]
  const member = await buildParticipant(t, { communityId: here.id })
  await buildParticipant(t, { communityId: elsewhere.id, userId: member.userId })
  const { token } = await buildSession(t, member)
  const at = (host: string) => ({ host, token })
  const save = { communityId: here.id, language: 'ru' as const }
  expect((await t.call(api.profile.updateLanguage, save, at(here.host))).status).toBe(200)
  const langAt = async (host: string) => (await t.call(api.user.getCurrentParticipant, {}, at(host))).body.preferredLang
  expect([await langAt(here.host), await langAt(elsewhere.host)]).toEqual(['ru', null])
})
