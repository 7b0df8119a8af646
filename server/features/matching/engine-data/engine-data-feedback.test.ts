import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { featureNames } from '../engine/score/features.ts'
import type { FeedbackRecord } from '../engine/score/learn.ts'
import { readFeedbackText } from './store.ts'

let t: TestApp
let communityId: string
beforeAll(async () => {
  t = await startTestApp()
  communityId = (await buildCommunity(t)).id
})
afterAll(() => t.stop())

const features = featureNames.map(() => 0.5)
/** Records that are learnt from. */
const count = 100

/**
 * Members each of whom was shown three others in the last half year: one they passed over, one they liked and wrote to, and one whom they
 * met. Without triggers and foreign keys, which would take a minute.
 */
async function addMembers(more: number): Promise<void> {
  const now = t.clock.now()
  await t.owner.begin(async db => {
    await db`set local session_replication_role = replica`
    await db`
      create temporary table added on commit drop as
      select gen_random_uuid() as id, gen_random_uuid() as user_id,
        array[gen_random_uuid(), gen_random_uuid(), gen_random_uuid()] as shown,
        array[gen_random_uuid(), gen_random_uuid(), gen_random_uuid()] as matchings,
        ${now}::timestamptz - (10 + n % 150) * interval '1 day' as at
      from generate_series(1, ${more}::integer) as n`
    await db`
      insert into participant (community_id, id, user_id, slug, login, first_name, last_name, joined_at)
      select ${communityId}, id, user_id, id::text, id::text, 'Vera', 'Lind', at from added`
    await db`
      insert into session (id, user_id, origin_community_id, user_agent, created_at, expires_at, last_seen_at)
      select gen_random_uuid(), user_id, ${communityId}, '', at, ${now}, ${now} from added`
    await db`
      insert into matching (community_id, id, participant_id, subject_id, week, origin, place, rate, features, matched_at, score, scored_at)
      select ${communityId}, matchings[place], id, shown[place], date_trunc('week', at)::date, 'WEEKLY', place, 50, ${features}::real[], at,
        case when place = 3 then 5 end, case when place = 3 then at + interval '2 days' end
      from added, generate_series(1, 3) as place`
    await db`
      insert into relation (community_id, participant_id, subject_id, relation_type, created_at)
      select ${communityId}, id, shown[2], 'LIKE', at from added`
    await db`
      insert into intro (community_id, id, from_id, to_id, matching_result_id, intro_message, status, created_at, answered_at)
      select ${communityId}, gen_random_uuid(), id, shown[2], matchings[2], '', 'ACCEPTED', at, at + interval '1 day' from added`
  })
  for (const table of ['participant', 'session', 'matching', 'relation', 'intro'])
    await t.owner.unsafe(`analyze ${table}`)
}

/** Rows that a statement fetched of each table, but for the profiles, of which only the ids are read. */
const countRead = async (db: Db) =>
  Object.fromEntries(
    (
      await db<{ table: string; rows: number }[]>`
        select relname as table, (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as rows from pg_stat_xact_user_tables
        where relname in ('session', 'matching', 'relation', 'intro') order by 1`
    ).map(({ table, rows }) => [table, rows]),
  )

async function read(): Promise<{ rows: Record<string, number>; kinds: string[] }> {
  let found: { rows: Record<string, number>; kinds: string[] } | undefined
  await t.app.openScope(communityId, true, async ({ db, now }) => {
    // As in a large database, where reading a table row by row is the last resort.
    await db`set local enable_seqscan = off`
    const before = await countRead(db)
    const text = await readFeedbackText(db, { now, count })
    const kinds = (JSON.parse(text) as FeedbackRecord[]).map(({ kind }) => kind)
    const rows = Object.entries(await countRead(db)).map(([table, all]) => [table, all - (before[table] ?? 0)])
    found = { rows: Object.fromEntries(rows), kinds }
  })
  return found as { rows: Record<string, number>; kinds: string[] }
}

test('learning reads no more rows of a community that has more feedback', async () => {
  await addMembers(2500)
  const of = await read()
  expect(of.kinds).toHaveLength(count)
  expect([...new Set(of.kinds)].sort()).toEqual(['ACCEPTED', 'LIKE', 'MET', 'SILENCE'])
  await addMembers(5000)
  const ofMore = await read()
  expect(ofMore.kinds).toHaveLength(count)
  for (const [table, rows] of Object.entries(of.rows)) {
    expect(rows).toBeGreaterThan(0)
    expect(ofMore.rows[table]).toBeLessThan(1.1 * rows)
  }
})
