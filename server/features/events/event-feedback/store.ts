import type { EventFeedback } from '#contract/events/event-feedback.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { Page } from '#server/platform/http/cursor.ts'

/** Id of the confirmed participation. */
export async function findGoing(db: Db, eventId: string, participantId: string): Promise<string | null> {
  const [row] = await db<{ id: string }[]>`
    select id from participation
    where event_id = ${eventId} and participant_id = ${participantId} and status = 'CONFIRMED'`
  return row?.id ?? null
}

export async function findFeedback(db: Db, participationId: string): Promise<EventFeedback | null> {
  const [row] = await db<EventFeedback[]>`
    select score, note, given_at from event_feedback where participation_id = ${participationId}`
  return row ?? null
}

type NewFeedback = {
  communityId: string
  id: string
  eventId: string
  participationId: string
  participantId: string
  score: number
  note: string
  at: Date
}

/** One for each participation: the last one counts. */
export async function saveFeedback(db: Db, given: NewFeedback): Promise<void> {
  await db`
    insert into event_feedback (community_id, id, event_id, participation_id, participant_id, score, note, given_at)
    values (${given.communityId}, ${given.id}, ${given.eventId}, ${given.participationId}, ${given.participantId}, ${given.score},
      ${given.note}, ${given.at})
    on conflict (community_id, participation_id)
      do update set score = excluded.score, note = excluded.note, given_at = excluded.given_at`
}

/** How many gave each score from 1 to 5. */
export async function countScores(db: Db, eventId: string): Promise<number[]> {
  const rows = await db<{ count: number }[]>`
    select count(f.id)::integer as count from generate_series(1, 5) as given (score)
    left join event_feedback f on f.event_id = ${eventId} and f.score = given.score group by given.score order by given.score`
  return rows.map(({ count }) => count)
}

export async function listFeedback(
  db: Db,
  eventId: string,
  { after, skip, count }: Page,
): Promise<(EventFeedback & { id: string })[]> {
  return db<(EventFeedback & { id: string })[]>`
    select id, score, note, given_at from event_feedback
    where event_id = ${eventId} and ${after ? db`(given_at, id) < (${after.at}, ${after.id})` : db`true`}
    order by given_at desc, id desc limit ${count} offset ${skip}`
}

export async function exportFeedback(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select event_id as event, score, note, given_at from event_feedback
    where participant_id = ${participantId} order by given_at`
}
