import { isId } from './id.ts'
import type { Lane } from './lane.ts'
import type { Db } from './sql.ts'

/** Puts a transaction into a community: what follows in it sees only that one. */
export async function enterCommunity(db: Db, communityId: string): Promise<void> {
  await db`select set_config('app.community_id', ${communityId}, true)`
}

/** Refuses what is no id, before it becomes part of a statement. */
export function ensureCommunityId(communityId: string): void {
  if (!isId(communityId)) throw new Error('A community is known by a UUID')
}

/** Puts a connection into a community until it is put into another one. */
export async function stayInCommunity({ sql }: Lane, communityId: string): Promise<void> {
  ensureCommunityId(communityId)
  await sql.unsafe(`set app.community_id = '${communityId}'`)
}

/**
 * Whether PostgreSQL itself is at the other end, rather than a pooler, which may send each statement to another connection of its
 * own: there, what was set for one would hold for somebody else. A pooler makes up the number that a connection is greeted with.
 */
export async function isDirect({ sql }: Lane): Promise<boolean> {
  const rows = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  return rows[0]?.pid === rows.state.pid
}
