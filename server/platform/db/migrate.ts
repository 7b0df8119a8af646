import { runMigrations } from 'graphile-worker'
import { runner } from 'node-pg-migrate'

/**
 * Migrates the database to the newest schema, as its owner. Safe from several processes at once: an advisory lock
 * serializes them.
 */
export async function migrate(url: string, folder: string, log: (line: string) => void): Promise<void> {
  const quiet = () => {}
  await runMigrations({ connectionString: url })
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
