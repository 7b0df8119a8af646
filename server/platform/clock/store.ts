import type { Db } from '#server/platform/db/connect.ts'

/** Names of the time zones that this PostgreSQL has. Reads its zone files, which takes up to a second: cache it. */
export async function listTimeZones(db: Db): Promise<string[]> {
  const rows = await db<{ name: string }[]>`select name from pg_timezone_names`
  return rows.map(({ name }) => name)
}
