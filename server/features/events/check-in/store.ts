import type { Db } from '#server/platform/db/connect.ts'
import { recheck } from '#server/platform/db/lock.ts'

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

export async function findConfirmed(db: Db, eventId: string, participantId: string): Promise<string | null> {
  const [row] = await db<{ id: string }[]>`
    select id from participation where event_id = ${eventId} and participant_id = ${participantId} and status = 'CONFIRMED'`
  return row?.id ?? null
}

export type Guest = {
  participationId: string
  firstName: string
  lastName: string
  company: string
  avatarUrl: string | null
  plusOnes: number
  checkedInAt: string | null
  joinedAt: string
}

type Page = { after: { at: string; id: string } | null; skip: number; count: number }

/** In the order in which they joined; the device sorts by name. */
export async function listGuests(db: Db, eventId: string, { after, skip, count }: Page): Promise<Guest[]> {
  return db<Guest[]>`
    select g.id as participation_id, p.first_name, p.last_name, p.company, '/files/' || p.avatar_file || '-108.webp' as avatar_url,
      g.plus_ones, g.checked_in_at, g.joined_at
    from participation g join participant p on p.id = g.participant_id
    where g.event_id = ${eventId} and g.status = 'CONFIRMED'
      and (${after?.at ?? null}::timestamptz is null
        or (g.joined_at, g.id) > (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by g.joined_at, g.id offset ${skip} limit ${count}`
}

export async function findCounts(db: Db, eventId: string): Promise<{ going: number; checkedIn: number }> {
  const [row] = await db<{ going: number; checkedIn: number }[]>`
    select confirmed as going, checked_in from event_tally where event_id = ${eventId}`
  return row ?? { going: 0, checkedIn: 0 }
}

export type Arrival = { eventId: string; participationId: string; how: 'QR' | 'NAME'; at: Date }

/** True for the one of several devices that records it first. */
export async function checkIn(db: Db, { eventId, participationId, how, at }: Arrival): Promise<boolean> {
  const rows = await db`
    update participation set checked_in_at = ${at}, checked_in_how = ${how}
    where id = ${participationId} and event_id = ${eventId} and status = 'CONFIRMED'
      and ${recheck(db, 'check-in', db`checked_in_at is null`)}
    returning id`
  return rows.length > 0
}

export type Found = { eventId: string; status: string; checkedInAt: string | null }

export async function findArrival(db: Db, participationId: string): Promise<Found | null> {
  const [row] = await db<Found[]>`
    select event_id, status, checked_in_at from participation where id = ${participationId}`
  return row ?? null
}

/** False if there was none. */
export async function undoCheckIn(db: Db, eventId: string, participationId: string): Promise<boolean> {
  const rows = await db`
    update participation set checked_in_at = null, checked_in_how = null
    where id = ${participationId} and event_id = ${eventId} and checked_in_at is not null returning id`
  return rows.length > 0
}
