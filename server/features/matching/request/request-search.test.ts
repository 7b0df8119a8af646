import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { inCommunity } from '#server/platform/http/scope.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

/** Open requests, of which every hundredth is about tea, but the last about a samovar. Without triggers and foreign keys. */
async function addRequests(count: number): Promise<string> {
  const { id } = await buildCommunity(t)
  await t.owner.begin(async db => {
    await db`set local session_replication_role = replica`
    await db`
      insert into request (community_id, id, participant_id, text, created_at)
      select ${id}, gen_random_uuid(), gen_random_uuid(),
        case when n = ${count}::integer then 'Looking for a samovar' when n % 100 = 0 then 'Tea in a garden ' || n else 'Number ' || n end, now()
      from generate_series(1, ${count}::integer) as n`
  })
  return id
}

/** Requests that a search in this community reads, and how many it finds. */
const search = (communityId: string, words: string[]) =>
  inCommunity(t.sql, communityId, async db => {
    await db`set local enable_seqscan = off`
    const countRead = async () => {
      const [row] = await db<{ rows: number }[]>`
        select (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as rows from pg_stat_xact_user_tables where relname = 'request'`
      return row?.rows ?? 0
    }
    const before = await countRead()
    const { length } = await db`select id from search_requests(${words})`
    return { read: (await countRead()) - before, found: length }
  })

test.each([
  ['a word that requests of all communities have', ['tea'], 29],
  ['a word with two letters exchanged', ['asmovar'], 1],
])('a search reads requests of its community alone: %s', async (_text, words, found) => {
  const here = await addRequests(3000)
  for (let others = 0; others < 8; others++) await addRequests(3000)
  await t.owner`vacuum analyze request`
  const searched = await search(here, words)
  expect(searched.found).toBe(found)
  expect(searched.read).toBeLessThan(2 * found + 10)
})
