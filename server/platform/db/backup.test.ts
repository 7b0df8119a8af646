import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { copyDatabase, startTestApp, type TestApp } from '#server/testing/harness.ts'
import { backUp, restore } from './backup.ts'
import { connect, type Sql } from './connect.ts'

let t: TestApp
let folder: string

beforeAll(async () => {
  t = await startTestApp()
  folder = await mkdtemp(path.join(os.tmpdir(), 'samovar-backup-'))
})
afterAll(async () => {
  await t.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Every row of every table, ordered independently of its physical position. */
async function contents(sql: Sql): Promise<Record<string, unknown>> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker') order by 1`
  const all: Record<string, unknown> = {}
  for (const { name } of tables)
    all[name] = (await sql.unsafe(`select to_jsonb(t) as row from ${name} t order by to_jsonb(t)::text`)).map(
      each => each.row,
    )
  return all
}

it('a backup taken while rows are written restores to equal rows', async () => {
  for (let made = 0; made < 5; made++) await buildParticipant(t)
  await t.owner`select queue_job('later', '{"a": 1}', null, null, 25, null)`
  let isWriting = true
  const traffic = (async () => {
    while (isWriting) await buildParticipant(t)
  })()
  const manifest = await backUp(t.ownerUrl, folder)
  isWriting = false
  await traffic

  const other = await copyDatabase()
  const restored = connect(other.url, { connections: 1 })
  try {
    await restore(other.url, folder)
    const first = await contents(restored)
    const again = await mkdtemp(path.join(os.tmpdir(), 'samovar-backup-'))
    await backUp(other.url, again)
    await restore(other.url, again)
    await rm(again, { recursive: true })
    expect(await contents(restored)).toEqual(first)

    expect(manifest.tables.map(table => table.name)).toContain('participant')
    const [counts] = await restored`
      select (select count(*) from participant)::integer as participants,
        (select sum(member_count) from community)::integer as members, (select count(*) from graphile_worker._private_jobs)::integer as jobs`
    expect(counts?.participants).toBeGreaterThanOrEqual(5)
    expect(counts).toMatchObject({ members: counts?.participants, jobs: 1 })
    // The restored sequence is past the restored jobs, so a new job can be added.
    await restored`select queue_job('later', '{"a": 2}', null, null, 25, null)`
  } finally {
    await restored.end()
    await other.drop()
  }
})
