import type { Db, Sql } from '#server/platform/db/connect.ts'
import type { Storage } from '#server/platform/storage/storage.ts'

/** What the demo is loaded into. `sql` works as the owner of the tables: it sees and fills every community. */
export type DemoWorld = {
  sql: Sql
  storage: Storage
  now: Date
  hashPassword: (password: string) => Promise<string>
  onProgress: (line: string) => void
}

/**
 * A piece of the demo that is loaded once, also into a database which has the earlier pieces already. `prepare` stands before the
 * transaction and may run again: it writes files under names that never change. `load` is one transaction.
 */
export type DemoPart = {
  name: string
  prepare?(world: DemoWorld): Promise<void>
  load(db: Db, world: DemoWorld): Promise<void>
}
