import type { Db } from '#server/platform/db/connect.ts'
import { lockRows } from '#server/platform/db/lock.ts'
import { isApart } from '../standing/store.ts'

export type Meeting = { matchingId: string; subjectId: string; introducedAt: string }

/** Condition: the two of the matching are connected, and neither has excluded the other since. */
const isConnected = (db: Db) => db`
  exists (select from intro i where i.status = 'ACCEPTED' and least(i.from_id, i.to_id) = least(m.participant_id, m.subject_id)
    and greatest(i.from_id, i.to_id) = greatest(m.participant_id, m.subject_id))
  and not ${isApart(db, db`m.participant_id`, db`m.subject_id`)}`

/** Condition: the owner of the matching has said nothing about the meeting. */
const isUnanswered = (db: Db) => db`m.score is null and not m.is_not_met and not m.is_meeting_skipped`

/** Meetings about which this participant is asked. */
export async function listPending(db: Db, participantId: string, now: Date): Promise<Meeting[]> {
  return db<Meeting[]>`
    select m.id as matching_id, m.subject_id, i.created_at as introduced_at
    from matching m join intro i on m.participant_id in (i.from_id, i.to_id) and m.subject_id in (i.from_id, i.to_id)
    where m.participant_id = ${participantId} and m.meeting_due_at <= ${now} and ${isUnanswered(db)}
      and ${isConnected(db)}
    order by m.meeting_due_at, m.id limit 20`
}

/** Whether the two of this matching are connected; null if it is not theirs. */
export async function findOwn(db: Db, id: string, participantId: string): Promise<{ isIntroduced: boolean } | null> {
  const [row] = await db<{ isIntroduced: boolean }[]>`
    select exists (select from intro i where i.status = 'ACCEPTED' and m.participant_id in (i.from_id, i.to_id)
      and m.subject_id in (i.from_id, i.to_id)) as is_introduced
    from matching m where m.id = ${id} and m.participant_id = ${participantId}`
  return row ?? null
}

export async function saveScore(db: Db, id: string, score: number, at: Date): Promise<void> {
  await db`update matching set score = ${score}, scored_at = ${at}, is_not_met = false where id = ${id}`
}

export async function saveNote(db: Db, id: string, note: string): Promise<void> {
  await db`update matching set note = ${note} where id = ${id}`
}

/** Who did not meet has no score. */
export async function saveNotMet(db: Db, id: string, isNotMet: boolean): Promise<void> {
  await db`
    update matching set is_not_met = ${isNotMet}, score = case when ${isNotMet} then null else score end,
      scored_at = case when ${isNotMet} then null else scored_at end where id = ${id}`
}

export async function skip(db: Db, id: string): Promise<void> {
  await db`update matching set is_meeting_skipped = true where id = ${id}`
}

/** Communities in which somebody may be asked, looked up for all at once. */
export async function listCommunitiesDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db<{ communityId: string }[]>`select community_id from communities_with_meetings_due(${now})`
  return rows.map(({ communityId }) => communityId)
}

/** Claims due meetings, so that each is asked about once. */
export async function claimDue(
  db: Db,
  now: Date,
  count: number,
): Promise<{ id: string; participantId: string; subjectId: string }[]> {
  return db<{ id: string; participantId: string; subjectId: string }[]>`
    update matching set meeting_asked_at = ${now} where id in (
      select m.id from matching m where m.meeting_due_at <= ${now} and m.meeting_asked_at is null and ${isUnanswered(db)}
        and ${isConnected(db)} order by m.meeting_due_at limit ${count}
        ${lockRows(db, 'due meeting', 'update skip locked')})
    returning id, participant_id, subject_id`
}

/** Both are asked from then on, unless they were asked already or have answered. */
export async function saveDue(db: Db, [one, other]: [string, string], at: Date): Promise<void> {
  await db`
    update matching set meeting_due_at = ${at}
    where (participant_id, subject_id) in ((${one}, ${other}), (${other}, ${one})) and meeting_due_at is not null
      and meeting_asked_at is null and score is null`
}
