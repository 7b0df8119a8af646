import type { Db } from '#server/platform/db/connect.ts'

export async function isGoing(db: Db, eventId: string, participantId: string): Promise<boolean> {
  const [row] = await db`
    select from participation where event_id = ${eventId} and participant_id = ${participantId} and status = 'CONFIRMED'`
  return row !== undefined
}

/** The first arrival counts. */
export async function checkInOnline(db: Db, eventId: string, participantId: string, at: Date): Promise<void> {
  await db`
    update participation set checked_in_at = ${at}, checked_in_how = 'ONLINE'
    where event_id = ${eventId} and participant_id = ${participantId} and checked_in_at is null`
}
