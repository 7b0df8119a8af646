import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

type Table = { schema: string; name: string; columns: string[] }
type Manifest = { takenAt: string; migrations: string[]; tables: Table[] }

const manifestFile = 'manifest.json'

/** Dumps the whole database from one snapshot while others keep writing: one file per table and a manifest. */
export async function backUp(url: string, folder: string): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return withClient(url, 'begin isolation level repeatable read read only', async client => {
    const tables = await listTables(client)
    for (const table of tables) {
      const rows = client.query(copyTo(`copy ${nameOf(table)} (${columnsOf(table)}) to stdout`))
      await pipeline(rows, createGzip(), createWriteStream(fileOf(folder, table), { mode: 0o600 }))
    }
    const manifest = { takenAt: new Date().toISOString(), migrations: await listMigrations(client), tables }
    await writeFile(path.join(folder, manifestFile), JSON.stringify(manifest, null, 2), { mode: 0o600 })
    return manifest
  })
}

/** Replaces the contents of a database of the same schema version with a backup, in one transaction. */
export async function restore(url: string, folder: string): Promise<Manifest> {
  const manifest = JSON.parse(await readFile(path.join(folder, manifestFile), 'utf8')) as Manifest
  return withClient(url, 'begin', async client => {
    const here = await listMigrations(client)
    if (here.join() !== manifest.migrations.join())
      throw new Error('The backup is of another version: restore it with that version, then migrate')
    // Disables triggers, so that restored rows are neither counted nor announced again.
    await client.query('set local session_replication_role = replica')
    await client.query(`truncate ${manifest.tables.map(nameOf).join(', ')}`)
    for (const table of manifest.tables) {
      const rows = client.query(copyFrom(`copy ${nameOf(table)} (${columnsOf(table)}) from stdin`))
      await pipeline(createReadStream(fileOf(folder, table)), createGunzip(), rows)
    }
    await advanceSequences(client)
    return manifest
  })
}

async function withClient<T>(url: string, begin: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(begin)
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    await client.end()
  }
}

async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname as schema, c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'graphile_worker') and c.relkind = 'r' and c.relname not in ('migration', 'migrations')
    order by 1, 2`)
  return rows
}

async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migration order by name')
  return rows.map(row => row.name)
}

async function advanceSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ schema: string; name: string; column: string; sequence: string }>(`
    select * from (
      select n.nspname as schema, c.relname as name, a.attname as column,
        pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) as sequence
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where n.nspname in ('public', 'graphile_worker') and c.relkind = 'r') as found
    where sequence is not null`)
  for (const each of rows)
    await client.query(
      `select setval('${each.sequence}', (select coalesce(max("${each.column}"), 0) + 1 from ${nameOf(each)}), false)`,
    )
}

const nameOf = ({ schema, name }: { schema: string; name: string }): string => `"${schema}"."${name}"`
const columnsOf = ({ columns }: Table): string => columns.map(column => `"${column}"`).join(', ')
const fileOf = (folder: string, { schema, name }: Table): string => path.join(folder, `${schema}.${name}.copy.gz`)
