import type { Db, Sql } from '#server/platform/db/connect.ts'
import type { Storage } from '#server/platform/storage/storage.ts'

/** What the demo is loaded into. `sql` runs as the owner of the tables, without row level security. */
export type DemoWorld = {
  sql: Sql
  storage: Storage
  now: Date
  hashPassword: (password: string) => Promise<string>
  onProgress: (line: string) => void
}

/**
 * A piece of the demo that is loaded once, also into a database that has earlier pieces. `prepare` runs before the
 * transaction and may be repeated: it writes files under fixed names. `load` is one transaction.
 */
export type DemoPart = {
  name: string
  prepare?(world: DemoWorld): Promise<void>
  load(db: Db, world: DemoWorld): Promise<void>
}
