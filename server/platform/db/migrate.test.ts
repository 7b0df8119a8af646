import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { root } from '#server/platform/config/root.ts'
import { connect, type Sql } from './connect.ts'
import { migrate } from './migrate.ts'

const folder = path.join(root, 'server/migrations')
let cluster: Sql
let url: string
beforeEach(async () => {
  cluster = connect(inject('databaseUrl'), { connections: 1 })
  await cluster`drop database if exists migrated with (force)`
  await cluster`create database migrated`
  const address = new URL(inject('databaseUrl'))
  address.pathname = 'migrated'
  url = address.href
})
afterEach(async () => {
  await cluster`drop database if exists migrated with (force)`
  await cluster.end()
})

describe('migrate', () => {
  test('creates the schema once, also when several processes start at once and again later', async () => {
    const lines: string[] = []
    await Promise.all([1, 2, 3].map(() => migrate(url, folder, line => lines.push(line))))
    await migrate(url, folder, line => lines.push(line))
    expect(lines).toEqual([])
    const sql = connect(url, { connections: 1 })
    const applied = await sql<{ name: string }[]>`select name from migration order by id`
    await sql.end()
    const files = (await readdir(folder)).filter(file => file.endsWith('.sql')).map(file => file.replace('.sql', ''))
    expect(applied.map(row => row.name)).toEqual(files.sort())
  })

  test('leaves every column with a comment', async () => {
    await migrate(url, folder, () => {})
    const sql = connect(url, { connections: 1 })
    const silent = await sql<{ name: string }[]>`
      select c.relname || '.' || a.attname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relname <> 'migration'
        and (col_description(c.oid, a.attnum) is null or obj_description(c.oid) is null)`
    await sql.end()
    expect(silent.map(row => row.name)).toEqual([])
  })
})
