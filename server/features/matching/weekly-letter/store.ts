import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

/** Participants whose letter is due: a list of this week and no letter yet. */
export async function listLettersDue(
  db: Db,
  { week, now, timeZone, count }: { week: string; now: Date; timeZone: string; count: number },
): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select p.id from visible_participant p
    where exists (select from matching m where m.participant_id = p.id and m.week = ${week}::date and m.origin = 'WEEKLY')
      and not exists (select from weekly_letter l where l.participant_id = p.id and l.week = ${week}::date)
      and (${now}::timestamptz at time zone coalesce(p.time_zone, ${timeZone})) >= ${week}::date + 1 + time '09:00'
      and (${now}::timestamptz at time zone coalesce(p.time_zone, ${timeZone})) < ${week}::date + 7
    order by p.id limit ${count}`
  return rows.map(({ id }) => id)
}

/** False when the letter of this week was claimed before. */
export async function claimLetter(
  db: Db,
  letter: { communityId: string; participantId: string; week: string; at: Date; isSent: boolean },
): Promise<boolean> {
  const [row] = await db`
    insert into weekly_letter (community_id, participant_id, week, created_at, is_sent)
    values (${letter.communityId}, ${letter.participantId}, ${letter.week}::date, ${letter.at}, ${letter.isSent})
    on conflict do nothing returning participant_id`
  return row !== undefined
}

/** Subjects of this week that are new to the reader and undecided; best first. */
export async function listNewSubjects(db: Db, participantId: string, week: string): Promise<string[]> {
  const rows = await db<{ subjectId: string }[]>`
    select m.subject_id from matching m join visible_participant p on p.id = m.subject_id
    where m.participant_id = ${participantId} and m.week = ${week}::date and m.origin = 'WEEKLY'
      and not exists (select from matching e where e.participant_id = m.participant_id and e.subject_id = m.subject_id
        and (e.week < m.week or e.origin = 'INSTANT'))
      and not exists (select from relation r where r.participant_id = m.participant_id and r.subject_id = m.subject_id)
      and not exists (select from intro i where m.participant_id in (i.from_id, i.to_id) and m.subject_id in (i.from_id, i.to_id))
    order by m.place`
  return rows.map(({ subjectId }) => subjectId)
}

export async function exportWeeklyLetters(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select week, is_sent, created_at as at from weekly_letter where participant_id = ${participantId} order by week`
}
