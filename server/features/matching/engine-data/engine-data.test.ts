import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

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
