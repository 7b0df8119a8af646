import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

let t: TestApp
let session: { host: string; token: string }
beforeAll(async () => {
  t = await startTestApp()
  const here = await buildCommunity(t)
  session = {
    host: here.host,
    token: (await buildSession(t, await buildConnection(t, { communityId: here.id }))).token,
  }
  await t.owner`alter function connected_communities(uuid) rename to lost_communities`
})
afterAll(() => t.stop())

test("an unexpected error responds 500 in the caller's language without its cause", async () => {
  const ask = (language: string) =>
    t.call(api.user.getCurrent, {}, { ...session, headers: { 'accept-language': language } })
  const { status, failure, raw } = await ask('en')
  expect(status).toBe(500)
  expect(failure).toEqual({
    message: 'Something went wrong on our side. Please try again later.',
    code: 1000,
    name: 'UNEXPECTED',
    status: 500,
  })
  expect(raw).not.toMatch(/connected_communities|function|postgres/i)
  expect((await ask('ru')).failure.message).toBe('Что-то сломалось на нашей стороне. Попробуйте позже.')
})
