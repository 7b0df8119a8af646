import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildIntro } from '#server/features/matching/intro/testing.ts'
import { buildMatching } from '#server/features/matching/recommendation/testing.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { checkRollup, renewRollup } from './actions.ts'
import { listDays } from './testing.ts'

let t: TestApp
let communityId: string
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())
beforeEach(newCommunity)

async function newCommunity(): Promise<void> {
  communityId = (await buildCommunity(t)).id
  await t.owner`update community set time_zone = 'UTC' where id = ${communityId}`
}

const run = (work: (scope: Scope) => Promise<unknown>) =>
  t.app.openScope(communityId, true, async scope => void (await work(scope)))

type Shown = { participantId: string; subjectId: string }

/** Each of these members was shown to ten others on this day. Without triggers and foreign keys, which would take a minute. */
async function addRun(day: string, members: number): Promise<Shown> {
  const at = `${day}T08:00:00Z`
  const [pair] = await t.owner.begin(async db => {
    await db`set local session_replication_role = replica`
    await db`
      create temporary table added on commit drop as
      select gen_random_uuid() as id, n from generate_series(0, ${members - 1}::integer) as n`
    await db`
      insert into participant (community_id, id, user_id, slug, login, first_name, last_name, joined_at)
      select ${communityId}, id, gen_random_uuid(), id::text, id::text, 'Vera', 'Lind', '2026-01-01T08:00:00Z' from added`
    await db`
      insert into matching (community_id, id, participant_id, subject_id, week, origin, place, rate, matched_at)
      select ${communityId}, gen_random_uuid(), a.id, b.id, date_trunc('week', ${at}::timestamptz)::date, 'WEEKLY', k, 50, ${at}
      from added a, generate_series(1, 10) as k, added b where b.n = (a.n + k) % ${members}::integer`
    return db<Shown[]>`
      select a.id as participant_id, b.id as subject_id from added a, added b where a.n = 0 and b.n = 1`
  })
  const analyze = async () => {
    for (const table of ['participant', 'matching', 'intro', 'rollup_pair', 'rollup_day'])
      await t.owner.unsafe(`analyze ${table}`)
  }
  await analyze()
  // As for the first time.
  await t.owner`update rollup set counts_pairs = false where community_id = ${communityId}`
  await run(renewRollup)
  await analyze()
  return pair as Shown
}

const countRead = async (db: Db) => {
  const [row] = await db<{ rows: number }[]>`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as rows from pg_stat_xact_user_tables where relname = 'matching'`
  return row?.rows ?? 0
}

/** Recommendations that are read to renew the figures. */
async function readBy(work: (scope: Scope) => Promise<unknown>): Promise<number> {
  let rows = 0
  await run(async scope => {
    // As in a large database, where reading a table row by row is the last resort.
    await scope.db`set local enable_seqscan = off`
    const before = await countRead(scope.db)
    await work(scope)
    rows = (await countRead(scope.db)) - before
  })
  return rows
}

const monday = '2026-05-04'
const figures = async (day: string) => (await listDays(t, communityId))[day]

test('an intro, a score, a recommendation or a deletion reads nothing of the others who were shown on that day', async () => {
  for (const [members, pairsShown] of [
    [200, 2000],
    [600, 6000],
  ] as const) {
    const pair = await addRun(monday, members)
    expect(await figures(monday)).toMatchObject({ pairsShown })
    const given = { communityId, ...pair }
    const { id } = await buildIntro(t, { ...given, at: new Date(`${monday}T09:00:00Z`) })
    expect(await readBy(renewRollup)).toBeLessThan(100)
    expect(await figures(monday)).toMatchObject({ pairsShown, pairsConnected: 1, pairsAnswered: 0 })
    await t.owner`update intro set status = 'ACCEPTED', answered_at = '2026-05-07T09:00:00Z' where id = ${id}`
    await t.owner`
      update matching set score = 4, scored_at = '2026-05-08T09:00:00Z'
      where participant_id = ${pair.participantId} and subject_id = ${pair.subjectId}`
    expect(await readBy(renewRollup)).toBeLessThan(100)
    expect(await figures(monday)).toMatchObject({ pairsShown, pairsConnected: 1, pairsAnswered: 1, pairsMet: 1 })
    // A pair of others, who were not shown to each other.
    const { participantId } = await buildMatching(t, { communityId, at: new Date(`${monday}T10:00:00Z`) })
    expect(await readBy(renewRollup)).toBeLessThan(100)
    expect(await figures(monday)).toMatchObject({ pairsShown: pairsShown + 1 })
    for (const gone of [participantId, pair.participantId]) await t.owner`delete from participant where id = ${gone}`
    expect(await readBy(renewRollup)).toBeLessThan(100)
    expect(await figures(monday)).toMatchObject({ pairsShown: pairsShown - 20, pairsConnected: 0, pairsMet: 0 })
    await newCommunity()
  }
})

test('the comparison of a night reads some days, and that of the next night others, until all were compared', async () => {
  const mondays = Array.from({ length: 10 }, (_, week) =>
    new Date(Date.parse(monday) + week * 7 * 86_400_000).toISOString().slice(0, 10),
  )
  for (const day of mondays) await addRun(day, 30)
  const perDay = 300
  await t.owner`update rollup_day set pairs_shown = 7 where community_id = ${communityId} and pairs_shown > 0`
  const found: number[] = []
  const night = async (scope: Scope) => void found.push(await checkRollup(scope, 3))
  for (let nights = 0; nights < 4; nights++) expect(await readBy(night)).toBeLessThan(5 * 2 * perDay)
  expect(found).toEqual([3, 3, 3, 1])
  for (const day of mondays) expect(await figures(day)).toMatchObject({ pairsShown: perDay })
  // Then it begins again.
  await t.owner`update rollup_day set pairs_shown = 7 where community_id = ${communityId} and day = ${mondays[0] ?? ''}`
  await run(night)
  expect(found.at(-1)).toBe(1)
})
