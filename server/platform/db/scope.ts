import type { Connection } from './connection.ts'
import { isId } from './id.ts'
import type { Db } from './sql.ts'

/** Sets the scope of a transaction: its later statements see only this community. */
export async function enterCommunity(db: Db, communityId: string): Promise<void> {
  await db`select set_config('app.community_id', ${communityId}, true)`
}

/** Does work in another community within the same transaction, and returns to the first. A failure undoes the transaction. */
export async function visitCommunity<T>(
  db: Db,
  { from, to }: { from: string; to: string },
  work: () => Promise<T>,
): Promise<T> {
  await enterCommunity(db, to)
  const result = await work()
  await enterCommunity(db, from)
  return result
}

/** Refuses anything but a UUID, because `set` takes no parameters and the id becomes part of the statement. */
export function ensureCommunityId(communityId: string): void {
  if (!isId(communityId)) throw new Error('A community id must be a UUID')
}

/** Sets the scope of a connection until it is set again. */
export async function stayInCommunity({ sql }: Connection, communityId: string): Promise<void> {
  ensureCommunityId(communityId)
  await sql.unsafe(`set app.community_id = '${communityId}'`)
}

/**
 * Whether the connection goes to PostgreSQL itself rather than to a pooler such as PgBouncer. A pooler may send each statement over
 * another server connection, so a session setting would apply to other clients. It also invents the process id of its greeting,
 * which is how it is recognised.
 */
export async function isDirect({ sql }: Connection): Promise<boolean> {
  const rows = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  return rows[0]?.pid === rows.state.pid
}
