import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '#server/platform/config/root.ts'
import { connect, type Sql } from '#server/platform/db/connect.ts'
import { copyDatabase } from './harness.ts'
import { rowTypes, rowTypesFolder } from './row-types.ts'

let database: Awaited<ReturnType<typeof copyDatabase>>
let sql: Sql
beforeAll(async () => {
  database = await copyDatabase()
  sql = connect(database.url, { connections: 1 })
})
afterAll(async () => {
  await sql.end()
  await database.drop()
})

test('the committed row types are those of the schema', async () => {
  const folder = path.join(root, rowTypesFolder)
  const files = await readdir(folder)
  const texts = await Promise.all(files.map(file => readFile(path.join(folder, file), 'utf8')))
  const committed = Object.fromEntries(files.map((file, at) => [file, texts[at]]))
  expect(committed, 'run npx tsx tools/make-rows.ts').toEqual(await rowTypes(sql))
})

test('a row type has the names, nulls, lists, choices and comments of its table', async () => {
  await sql.unsafe(`
    create table tea_round (id uuid not null, poured_at timestamptz, cups integer not null, tags text[] not null,
      strength text not null check (strength in ('WEAK', 'STRONG')), notes jsonb);
    comment on table tea_round is 'A round of tea.'; comment on column tea_round.poured_at is 'When.'`)
  const { 'tea-round.ts': types } = await rowTypes(sql)
  expect(types).toContain('/** A round of tea. */\nexport type TeaRoundRow = {\n')
  expect(types).toContain('  /** When. */\n  pouredAt: string | null\n')
  for (const field of [
    'id: string',
    'cups: number',
    'tags: string[]',
    "strength: 'WEAK' | 'STRONG'",
    'notes: unknown | null',
  ])
    expect(types).toContain(`  ${field}\n`)
  await sql`alter table tea_round add column place point`
  await expect(rowTypes(sql)).rejects.toThrow('tea_round.place is of the type point')
})
