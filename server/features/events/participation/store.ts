import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { StoredParticipation } from './rules.ts'

const columns = [
  'id',
  'event_id',
  'participant_id',
  'status',
  'plus_ones',
  'is_approved',
  'waitlist_number',
  'offered_until',
  'held_until',
  'message',
  'onboarding_started_at',
  'onboarding_completed_at',
  'joined_at',
  'changed_at',
  'checked_in_at',
]

export async function findParticipation(
  db: Db,
  eventId: string,
  participantId: string,
): Promise<StoredParticipation | null> {
  const [row] = await db<StoredParticipation[]>`
    select ${db(columns)} from participation where event_id = ${eventId} and participant_id = ${participantId}`
  return row ?? null
}

/** Position on the waitlist, from 1. */
export async function findWaitlistPlace(db: Db, eventId: string, waitlistNumber: string): Promise<number> {
  const [row] = await db<{ place: number }[]>`
    select count(*)::integer as place from participation
    where event_id = ${eventId} and waitlist_number <= ${waitlistNumber}`
  return row?.place ?? 0
}

export async function exportParticipations(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select p.event_id as event, e.title, p.status, p.plus_ones, p.message, p.joined_at, p.checked_in_at
    from participation p join event e on e.id = p.event_id where p.participant_id = ${participantId} order by p.joined_at`
}
