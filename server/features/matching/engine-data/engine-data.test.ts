import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildIntro } from '#server/features/matching/intro/testing.ts'
import { buildFilledParticipant } from '#server/features/participants/participant/testing.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { touchSessions } from '#server/platform/http/store.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { listFigureChanges, listFigures } from './store.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

/** The plan of a statement in a database where reading a table row by row is the last resort, as in a large one. */
const planOf = async (statement: string): Promise<string> => {
  const rows = await t.owner.begin(async db => {
    await db.unsafe(`select set_config('app.community_id', gen_random_uuid()::text, true)`)
    await db.unsafe('set local role samovar_app')
    await db.unsafe('set local enable_seqscan = off')
    return db.unsafe<{ queryPlan: string }[]>(`explain ${statement}`)
  })
  return rows.map(row => Object.values(row)[0]).join('\n')
}

const member = `'00000000-0000-7000-8000-000000000000'::uuid`

test.each([
  [
    'when a member was last seen',
    `select max(s.last_seen_at) from session s where s.user_id = ${member}`,
    'session_last_seen',
  ],
  [
    'the mean score of meetings',
    `select avg(m.score) from matching m where m.subject_id = ${member} and m.score is not null`,
    'matching_score_of',
  ],
])('%s is read from an index', async (_what, statement, index) => {
  const plan = await planOf(statement)
  expect(plan).toContain(index)
  expect(plan).not.toContain('Seq Scan')
})

const countScans = async (db: Db) => {
  const [row] = await db<{ scans: number }[]>`
    select sum(seq_scan)::integer as scans from pg_stat_xact_user_tables where schemaname = 'public'`
  return row?.scans
}

test('a refresh of changed figures reads no table row by row', async () => {
  const { id: communityId } = await buildCommunity(t)
  const [one, other] = [await buildFilledParticipant(t, communityId), await buildFilledParticipant(t, communityId)]
  const now = t.clock.now()
  const at = new Date(now.getTime() - 7 * 86_400_000 - 1000)
  await buildIntro(t, { communityId, participantId: one.id, subjectId: other.id, at })
  await t.owner`insert into figure_change (community_id, participant_id) values (${communityId}, ${one.id})`
  await t.app.openScope(communityId, true, async ({ db }) => {
    // As in a large database, where it is the last resort.
    await db`set local enable_seqscan = off`
    const before = await countScans(db)
    const after = new Date(now.getTime() - 60_000)
    const { changes, asked } = await listFigureChanges(db, { since: at.toISOString(), after, now })
    expect(changes.map(each => each.slice(0, 36))).toEqual([one.id])
    expect(asked).toEqual([other.id])
    expect((await listFigures(db, [one.id, other.id], now)).map(({ answerRate }) => answerRate).sort()).toEqual([
      0,
      null,
    ])
    expect(await countScans(db)).toBe(before)
    // Control: this is how a table that is read row by row is noticed.
    await db`set local enable_seqscan = on`
    await db`set local enable_indexscan = off`
    await db`set local enable_indexonlyscan = off`
    await db`set local enable_bitmapscan = off`
    await listFigures(db, [one.id], now)
    expect(await countScans(db)).not.toBe(before)
  })
})

test('neither does the mark of a member who comes back', async () => {
  const { id: communityId } = await buildCommunity(t)
  const { id, userId } = await buildFilledParticipant(t, communityId)
  const [session] = await t.owner<{ id: string }[]>`select id from session where user_id = ${userId}`
  await t.sql.begin(async db => {
    await db`set local enable_seqscan = off`
    const before = await countScans(db)
    await touchSessions(db, [session?.id ?? ''], t.clock.now())
    expect(await countScans(db)).toBe(before)
  })
  expect(await t.owner`select participant_id from figure_change where community_id = ${communityId}`).toEqual([
    { participantId: id },
  ])
})
