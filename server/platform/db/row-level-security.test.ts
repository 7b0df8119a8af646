import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startServer } from '#server/start.ts'
import { copyDatabase } from '#server/testing/harness.ts'
import { applicationRole, connect, type Sql } from './connect.ts'
import { findUnprotectedTables } from './row-level-security.ts'

let database: Awaited<ReturnType<typeof copyDatabase>>
let owner: Sql
let sql: Sql
beforeEach(async () => {
  database = await copyDatabase()
  owner = connect(database.url, { connections: 1 })
  sql = connect(database.url, { connections: 1, role: applicationRole })
})
afterEach(async () => {
  await Promise.all([owner.end(), sql.end()])
  await database.drop()
})

const start = () =>
  startServer(
    {
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: 'false',
      JOBS: 'false',
      LOG_LEVEL: 'silent',
      SESSION_SECRET: 'a secret of more than thirty-two characters',
    },
    () => {},
  )

const defects: [what: string, statement: string, problem: string][] = [
  [
    'a policy was dropped',
    'drop policy community_scope on letter',
    'the table letter lacks the policy of its community',
  ],
  [
    'row level security was switched off',
    'alter table participant disable row level security',
    'the table participant lacks the policy of its community',
  ],
  [
    'a policy lets everything through',
    'alter policy community_scope on permission using (true) with check (true)',
    'the table permission lacks the policy of its community',
  ],
  [
    'a policy checks reading alone',
    'drop policy community_scope on letter; create policy community_scope on letter using (community_id = current_community()) with check (true)',
    'the table letter lacks the policy of its community',
  ],
  [
    'a second policy widens the first',
    'create policy everything on connection using (true)',
    'the table connection lacks the policy of its community',
  ],
  [
    'a new table was forgotten',
    'create table new_table (community_id uuid not null, id uuid)',
    'the table new_table lacks the policy of its community',
  ],
  [
    'a table belongs to the application',
    'grant create on schema public to samovar_app; alter table letter owner to samovar_app',
    "the table letter belongs to the application's role",
  ],
]

describe('findUnprotectedTables', () => {
  test('finds nothing in the current schema, and the server starts', async () => {
    expect(await findUnprotectedTables(sql)).toEqual([])
    const running = await start()
    const response = await fetch(`http://127.0.0.1:${running.port}/readyz`)
    expect([response.status, await response.json()]).toMatchObject([200, { status: 'ready' }])
    await running.stop()
  })

  test.each(defects)('reports that %s', async (_what, statement, problem) => {
    await owner.unsafe(statement)
    expect(await findUnprotectedTables(sql)).toEqual([problem])
  })

  test('reports a role that bypasses row level security', async () => {
    expect(await findUnprotectedTables(owner)).toContain('the role postgres passes row level security')
  })

  test('prevents the server from starting when a policy is missing', async () => {
    await owner`drop policy community_scope on participant`
    await expect(start()).rejects.toThrow(
      'The database would let communities see each other: the table participant lacks the policy of its community',
    )
  })
})
