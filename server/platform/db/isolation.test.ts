import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { inCommunity } from '#server/platform/http/scope.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { rowBuilders } from '#server/testing/slices.ts'
import type { Db } from './connect.ts'

/** Community tables, each with a row builder in the `testing.ts` of a slice. */
const builtTables = Object.keys(rowBuilders).sort()

/** Tables of the installation. A table with rows of one community never goes here. */
const installationTables = [
  'app_user',
  'call_count',
  'community',
  'demo_part',
  'email_change',
  'external_identity',
  'installation_weights',
  'mail_bounce',
  'migration',
  'model_provider',
  'one_time_code',
  'session',
  'set_up',
  'telegram_account',
  'telegram_nonce',
  'telegram_update',
]

let t: TestApp
let a: string
let b: string
beforeAll(async () => {
  t = await startTestApp()
  a = (await buildCommunity(t)).id
  b = (await buildCommunity(t)).id
  for (const communityId of [a, b]) {
    const { id: participantId, userId } = await buildParticipant(t, { communityId })
    const { id: subjectId } = await buildParticipant(t, { communityId })
    for (const build of Object.values(rowBuilders)) await build(t, { communityId, userId, participantId, subjectId })
  }
})
afterAll(() => t.stop())

const inA = <T>(work: (db: Db) => Promise<T>) => inCommunity(t.sql, a, work)
const communitiesIn = async (db: Db, table: string) =>
  (await db<{ communityId: string }[]>`select distinct community_id from ${db(table)}`).map(row => row.communityId)

describe('the catalogue', () => {
  test('has no community table without a row builder, and no other table that is not listed', async () => {
    const tables = await t.owner<{ name: string; isOfCommunity: boolean }[]>`
      select c.relname as name, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'community_id'
        and not a.attisdropped) as is_of_community
      from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`
    const named = (isOfCommunity: boolean) =>
      tables
        .filter(table => table.isOfCommunity === isOfCommunity)
        .map(table => table.name)
        .sort()
    expect(named(true), 'tables of communities, and those with a builder').toEqual(builtTables)
    expect(named(false)).toEqual(installationTables)
  })

  test('includes community_id in every foreign key between community tables', async () => {
    const references = await t.owner<{ name: string; from: string[]; to: string[] }[]>`
      select r.conname as name,
        array(select attname from pg_attribute, unnest(r.conkey) with ordinality k (n, at)
          where attrelid = r.conrelid and attnum = k.n order by k.at)::text[] as from,
        array(select attname from pg_attribute, unnest(r.confkey) with ordinality k (n, at)
          where attrelid = r.confrelid and attnum = k.n order by k.at)::text[] as to
      from pg_constraint r
      where r.contype = 'f' and r.conrelid::regclass::text = any (${builtTables})
        and r.confrelid::regclass::text = any (${builtTables})`
    expect(references.length).toBeGreaterThan(0)
    for (const { name, from, to } of references) {
      const at = from.indexOf('community_id')
      expect(at, name).toBeGreaterThanOrEqual(0)
      expect(to[at], name).toBe('community_id')
    }
  })

  test('gives the application role neither ownership nor a bypass of row level security', async () => {
    const [role] = await t.sql`
      select current_user::text as name, rolsuper, rolbypassrls, rolcreaterole from pg_roles where rolname = current_user`
    expect(role).toEqual({ name: 'samovar_app', rolsuper: false, rolbypassrls: false, rolcreaterole: false })
    await expect(t.sql`alter table letter disable row level security`).rejects.toThrow('must be owner')
    await expect(t.sql`select * from graphile_worker.jobs`).rejects.toThrow('permission denied')
    await expect(t.sql`delete from migration`).rejects.toThrow('permission denied')
  })
})

describe.each(builtTables)('the table %s', table => {
  test('shows a scope its own rows alone, without any where', async () => {
    expect((await communitiesIn(t.owner, table)).sort()).toEqual([a, b].sort())
    expect(await inA(db => communitiesIn(db, table))).toEqual([a])
  })

  test('shows no rows outside a scope, also on a connection that had one before', async () => {
    const connection = await t.sql.reserve()
    try {
      await connection`begin`
      await connection`select set_config('app.community_id', ${a}, true)`
      expect(await communitiesIn(connection, table)).toEqual([a])
      await connection`commit`
      expect(await communitiesIn(connection, table)).toEqual([])
    } finally {
      connection.release()
    }
    expect(await communitiesIn(t.sql, table)).toEqual([])
  })

  test('rejects the insert of a row for another community', async () => {
    const [row] = await t.owner`select * from ${t.owner(table)} where community_id = ${b} limit 1`
    const columns = await t.owner<{ name: string }[]>`
      select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`
    const names = columns.map(({ name }) => name)
    const insert = (db: Db) =>
      db`insert into ${db(table)} (${db(names)}) overriding system value select ${db(names)}
        from json_populate_record(null::${db(table)}, ${JSON.stringify(snake(row))}::text::json)`
    await expect(inA(insert)).rejects.toThrow('row-level security')
    await expect(inCommunity(t.sql, b, insert)).rejects.toThrow('duplicate key')
  })

  test('rejects moving a row to another community and ignores updates and deletes of its rows', async () => {
    const move = (db: Db) => db`update ${db(table)} set community_id = ${b}`
    await expect(inA(move)).rejects.toThrow('row-level security')
    const before = await t.owner`select * from ${t.owner(table)} where community_id = ${b}`
    await inA(db => db`delete from ${db(table)} where community_id = ${b}`)
    await inA(db => db`update ${db(table)} set community_id = community_id where community_id = ${b}`)
    expect(await t.owner`select * from ${t.owner(table)} where community_id = ${b}`).toEqual(before)
  })
})

const snake = (row: Record<string, unknown> = {}) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`),
      value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value,
    ]),
  )
