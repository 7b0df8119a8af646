import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import type { CommunityOption } from '#contract/communities/options.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { root } from '#server/platform/config/root.ts'
import { connect, type Sql } from './connect.ts'
import { migrate } from './migrate.ts'

const folder = path.join(root, 'server/migrations')
const place = { clock: { now: () => new Date() }, config: { SESSION_SECRET: '' } }
let cluster: Sql
let url: string
beforeEach(async () => {
  cluster = connect(inject('databaseUrl'), { connections: 1, statementTimeoutMs: 120_000 })
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

  /** Of data alone, run again after a row as of earlier was written: rows are built for the newest schema. */
  const runAgain = async (sql: Sql, file: string) => sql.unsafe(await readFile(path.join(folder, file), 'utf8'))

  test('leaves each step of a tour with an entry of the menu, or with none', async () => {
    await migrate(url, folder, () => {})
    const sql = connect(url, { connections: 1 })
    const steps = ['events', 'earnings', 'bank-career', 'banner'].map(target => ({ target, title: { en: target } }))
    const other = { optionType: 'SPECIAL_LANDING', settings: {} }
    const tour = { optionType: 'GUIDED_TOUR', settings: { steps, finishLink: '/events' } }
    const options = [other, tour] as unknown as CommunityOption[]
    const { id } = await buildCommunity({ ...place, owner: sql }, { options })
    await runAgain(sql, '0085_tour_target.sql')
    const [row] = await sql<{ options: unknown }[]>`select options from community where id = ${id}`
    await sql.end()
    const targets = ['events', 'bank-earnings', 'bank-career', 'none']
    const moved = steps.map((step, place) => ({ ...step, target: targets[place] }))
    expect(row?.options).toEqual([other, { ...tour, settings: { steps: moved, finishLink: '/events' } }])
  })

  test('leaves a member without a login with the slug, and any other with their own', async () => {
    await migrate(url, folder, () => {})
    const sql = connect(url, { connections: 1 })
    const scene = { ...place, owner: sql }
    const { id: communityId } = await buildCommunity(scene)
    for (const login of ['', 'vera']) {
      const { id } = await buildParticipant(scene, { communityId })
      await sql`update participant set slug = ${`slug-${login}`}, login = ${login} where id = ${id}`
    }
    await runAgain(sql, '0088_login_of_members.sql')
    const rows = await sql<{ login: string }[]>`select login from participant order by slug`
    await sql.end()
    expect(rows.map(({ login }) => login)).toEqual(['slug-', 'vera'])
  })
})
