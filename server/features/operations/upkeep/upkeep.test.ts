import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { inCommunity } from '#server/platform/http/scope.ts'
import { buildStoredReply } from '#server/platform/http/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { upkeepChores } from './chores.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const days = (count: number) => count * 86_400_000

describe('upkeep', () => {
  test('removes expired data, and nothing younger', async () => {
    const [chore] = upkeepChores
    const place = await buildConnection(t)
    const kept = await buildStoredReply(t, place)
    const session = await buildSession(t, place)
    await t.owner`insert into call_count values ('old', ${new Date(t.clock.now().getTime() - days(1))}, 1)`
    const left = async () => ({
      replies: (await t.owner`select from idempotent_call where community_id = ${kept.communityId}`).length,
      sessions: (await t.owner`select from session where id = ${session.id}`).length,
      counts: (await t.owner`select from call_count`).length,
    })
    const run = (after: number) =>
      chore?.run({
        sql: t.sql,
        now: new Date(t.clock.now().getTime() + after),
        inEachCommunity: step =>
          inCommunity(t.sql, place.communityId, db => step({ db } as Parameters<typeof step>[0])),
      })
    await run(0)
    expect(await left()).toEqual({ replies: 1, sessions: 1, counts: 1 })
    await run(days(1.5))
    expect(await left()).toEqual({ replies: 0, sessions: 1, counts: 0 })
    await run(days(61))
    expect(await left()).toEqual({ replies: 0, sessions: 0, counts: 0 })
  })
})
