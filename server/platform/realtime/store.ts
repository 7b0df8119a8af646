import type { Db, Sql } from '#server/platform/db/connect.ts'

/** Name of the notifications of the database that carry publications. */
export const realtimeChannel = 'realtime'

/** PostgreSQL refuses notifications of 8,000 bytes. */
const inlineBytes = 7900

/**
 * Notifies all processes when this transaction commits, in the order of commits. What is too large for a notification is stored, and
 * its id sent.
 */
export async function notifyProcesses(db: Db, communityId: string, message: string, at: Date): Promise<void> {
  if (Buffer.byteLength(message) < inlineBytes) await db`select pg_notify(${realtimeChannel}, ${message})`
  else
    await db`
      with stored as (
        insert into realtime_event (community_id, body, created_at) values (${communityId}, ${message}, ${at}) returning id)
      select pg_notify(${realtimeChannel}, json_build_object('communityId', ${communityId}::text, 'id', stored.id)::text) from stored`
}

/** Stores a publication until it was handed to Redis. */
export async function storeEvent(db: Db, communityId: string, message: string, at: Date): Promise<string> {
  const [row] = await db<{ id: string }[]>`
    insert into realtime_event (community_id, body, created_at) values (${communityId}, ${message}, ${at}) returning id::text`
  return (row as { id: string }).id
}

export async function findEvent(db: Db, id: string): Promise<string | null> {
  const [row] = await db<{ body: string }[]>`select body from realtime_event where id = ${id}`
  return row?.body ?? null
}

/** Events of all communities that were stored before, in their order. */
export async function listEventsBefore(
  sql: Sql,
  at: Date,
): Promise<{ id: string; communityId: string; body: string }[]> {
  return sql<{ id: string; communityId: string; body: string }[]>`
    select id::text, community_id, body from realtime_events_before(${at})`
}

export async function removeEvents(db: Db, ids: string[]): Promise<void> {
  await db`delete from realtime_event where id = any (${ids}::bigint[])`
}

/** Removes rows of all communities. */
export async function removeOldRealtime(
  sql: Sql,
  before: { events: Date; tickets: Date; presence: Date },
): Promise<void> {
  await sql`select remove_old_realtime(${before.events}, ${before.tickets}, ${before.presence})`
}
