import type { Db } from '#server/platform/db/connect.ts'
import type { Page } from '#server/platform/http/cursor.ts'

/** Whom the engine ranks for one reader, at most. */
const rankedAtMost = 2000

export async function listOthersGoing(db: Db, eventId: string, participantId: string): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select participant_id as id from participation
    where event_id = ${eventId} and status = 'CONFIRMED' and participant_id <> ${participantId}
    order by joined_at, id limit ${rankedAtMost}`
  return rows.map(({ id }) => id)
}

/** Whether the participant was there: checked in, or confirmed where nobody was checked in. */
export async function wasThere(db: Db, eventId: string, participantId: string): Promise<boolean> {
  const [row] = await db`
    select from participation p join event_tally c on c.event_id = p.event_id
    where p.event_id = ${eventId} and p.participant_id = ${participantId} and p.status = 'CONFIRMED'
      and (c.checked_in = 0 or p.checked_in_at is not null)`
  return row !== undefined
}

export type Met = { id: string; participantId: string; joinedAt: string }

/** Others who were there and whom the reader may see, without those kept apart; in the order of joining, newest first. */
export async function listMet(db: Db, eventId: string, readerId: string, page: Page): Promise<Met[]> {
  const { after, skip, count } = page
  return db<Met[]>`
    select p.id, p.participant_id, p.joined_at from participation p
    join event_tally c on c.event_id = p.event_id join seen_participant(${readerId}) s on s.id = p.participant_id
    where p.event_id = ${eventId} and p.status = 'CONFIRMED' and p.participant_id <> ${readerId}
      and (c.checked_in = 0 or p.checked_in_at is not null)
      and not exists (select from report x
        where (x.author_id, x.subject_id) in ((${readerId}, p.participant_id), (p.participant_id, ${readerId})))
      and not exists (select from never_pair x
        where (x.participant_id, x.subject_id) in ((${readerId}, p.participant_id), (p.participant_id, ${readerId})))
      and ${after ? db`(p.joined_at, p.id) < (${after.at}, ${after.id})` : db`true`}
    order by p.joined_at desc, p.id desc limit ${count} offset ${skip}`
}
