import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildUser } from '#server/features/users/user/testing.ts'
import { startDatabaseProxy } from '#server/testing/database-proxy.ts'
import { copyDatabase, startTestApp, type TestApp } from '#server/testing/harness.ts'

/* Without a worker, whose statements would be counted too. */

let t: TestApp
let host: string
let database: Awaited<ReturnType<typeof copyDatabase>>
let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>
beforeAll(async () => {
  database = await copyDatabase()
  proxy = await startDatabaseProxy(database.url)
  t = await startTestApp({ databaseUrl: proxy.url })
  const authConfig = (['MAGIC', 'OTP', 'EMAIL'] as const).map(authType => ({ authType }))
  host = (await buildCommunity(t, { authConfig })).host
})
afterAll(async () => {
  await t.stop()
  await proxy.stop()
  await database.drop()
})
beforeEach(async () => {
  await t.owner`truncate call_count`
})

describe('whether an address is known', () => {
  test.each([
    ['a code', (email: string) => t.call(api.code.challengeCode, { email }, { host })],
    ['a link', (email: string) => t.call(api.code.sendMagicLink, { email }, { host })],
    ['a new password', (email: string) => t.call(api.recovery.recover, { email }, { host })],
  ])('shows neither in the reply to %s nor in the number of statements before it', async (_what, ask) => {
    /** The reply, and the number of statements. */
    const asked = async (email: string) => {
      const before = proxy.statements()
      const { status, raw } = await ask(email)
      return { status, raw, statements: proxy.statements() - before }
    }
    const { email } = await buildUser(t)
    await asked('somebody@example.com')
    const [known, unknown] = [await asked(email), await asked('nobody@example.com')]
    expect(known).toEqual(unknown)
    expect(known).toMatchObject({ status: 200, raw: '{}' })
    expect(known.statements).toBeGreaterThan(3)
  })
})
