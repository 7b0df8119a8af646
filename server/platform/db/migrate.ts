import { readdir } from 'node:fs/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'

/**
 * Migrates the database to the newest schema, as its owner. Safe from several processes at once: an advisory lock
 * serializes them.
 */
export async function migrate(url: string, folder: string, log: (line: string) => void): Promise<void> {
  const quiet = () => {}
  await runMigrations({ connectionString: url })
  if (await isCurrent(url, folder)) return
  // Imported lazily, since a start after a crash needs none of it.
  const { runner } = await import('node-pg-migrate')
  await runner({
    databaseUrl: url,
    dir: folder,
    migrationsTable: 'migration',
    direction: 'up',
    checkOrder: true,
    advisoryLockMode: 'wait',
    logger: { debug: quiet, info: quiet, warn: log, error: log },
  })
}

/** Whether exactly the migrations in the folder have been applied. */
async function isCurrent(url: string, folder: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const found = await client.query<{ exists: boolean }>(`select to_regclass('migration') is not null as exists`)
    if (!found.rows[0]?.exists) return false
    const { rows } = await client.query<{ name: string }>('select name from migration order by name')
    const files = (await readdir(folder)).filter(file => file.endsWith('.sql')).map(file => file.replace('.sql', ''))
    return rows.map(row => row.name).join() === files.sort().join()
  } finally {
    await client.end()
  }
}
