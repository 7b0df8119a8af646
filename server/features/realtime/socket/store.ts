import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

type Ticket = { communityId: string; hash: Uint8Array; userId: string; sessionId: string; expiresAt: Date }

export async function insertTicket(db: Db, ticket: Ticket): Promise<void> {
  await db`
    insert into socket_ticket (community_id, hash, user_id, session_id, expires_at)
    values (${ticket.communityId}, ${ticket.hash}, ${ticket.userId}, ${ticket.sessionId}, ${ticket.expiresAt})`
}

/** Uses the ticket up. Of several who send it at the same moment one gets the session. */
export async function takeTicket(
  db: Db,
  hash: Uint8Array,
  now: Date,
): Promise<{ userId: string; sessionId: string } | null> {
  const [row] = await db<{ userId: string; sessionId: string; isValid: boolean }[]>`
    delete from socket_ticket where hash = ${hash} returning user_id, session_id, expires_at > ${now} as is_valid`
  return row?.isValid ? { userId: row.userId, sessionId: row.sessionId } : null
}

export async function removeTicketsOf(db: Db, { userId }: Person): Promise<void> {
  await db`delete from socket_ticket where user_id = ${userId}`
}
