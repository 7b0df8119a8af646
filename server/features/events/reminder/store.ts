import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { ReminderKind } from './rules.ts'

type Due = { kind: ReminderKind; from: Date; until: Date; dueSeconds: number; now: Date; count: number }

/**
 * Claims reminders that are due and returns their participations. The unique key lets only one worker claim each; a participant who
 * was confirmed after the reminder was due has just had a letter.
 */
export async function claimDue(
  db: Db,
  communityId: string,
  due: Due,
): Promise<{ participationId: string; startsAt: string }[]> {
  return db<{ participationId: string; startsAt: string }[]>`
    insert into reminder (community_id, participation_id, participant_id, kind, starts_at, claimed_at)
    select ${communityId}, p.id, p.participant_id, ${due.kind}, e.starts_at, ${due.now}
    from event e join participation p on p.event_id = e.id and p.status = 'CONFIRMED'
    where e.starts_at > ${due.from} and e.starts_at <= ${due.until} and e.start_time is not null
      and e.deleted_at is null and e.cancelled_at is null
      and p.changed_at <= e.starts_at - make_interval(secs => ${due.dueSeconds})
      and not exists (
        select from reminder r where r.participation_id = p.id and r.kind = ${due.kind} and r.starts_at = e.starts_at)
    order by e.starts_at, p.id limit ${due.count}
    on conflict do nothing
    returning participation_id, starts_at`
}

/** Communities in which some are due, looked up for all at once. */
export async function listCommunitiesDue(
  db: Db,
  { kind, from, until, dueSeconds }: Pick<Due, 'kind' | 'from' | 'until' | 'dueSeconds'>,
): Promise<string[]> {
  const rows = await db<{ communityId: string }[]>`
    select community_id from communities_with_reminders_due(${kind}, ${from}, ${until}, ${dueSeconds})`
  return rows.map(({ communityId }) => communityId)
}

type Asked = { from: Date; until: Date; now: Date; count: number }

/** Claims the questions after an event: to those who were there and have not given feedback. */
export async function claimFeedback(
  db: Db,
  communityId: string,
  { from, until, now, count }: Asked,
): Promise<{ participationId: string; startsAt: string }[]> {
  return db<{ participationId: string; startsAt: string }[]>`
    insert into reminder (community_id, participation_id, participant_id, kind, starts_at, claimed_at)
    select ${communityId}, p.id, p.participant_id, 'feedback', e.starts_at, ${now}
    from event e join participation p on p.event_id = e.id and p.status = 'CONFIRMED'
      join event_tally c on c.event_id = e.id
    where e.ends_at > ${from} and e.ends_at <= ${until} and e.deleted_at is null and e.cancelled_at is null
      and (c.checked_in = 0 or p.checked_in_at is not null)
      and not exists (select from event_feedback f where f.participation_id = p.id)
      and not exists (select from reminder r where r.participation_id = p.id and r.kind = 'feedback')
    order by e.ends_at, p.id limit ${count}
    on conflict do nothing
    returning participation_id, starts_at`
}

/** Communities in which somebody is to be asked, looked up for all at once. */
export async function listCommunitiesToAsk(db: Db, { from, until }: Pick<Asked, 'from' | 'until'>): Promise<string[]> {
  const rows = await db<{ communityId: string }[]>`
    select community_id from communities_with_feedback_due(${from}, ${until})`
  return rows.map(({ communityId }) => communityId)
}

/** Reminders of events that began long ago cannot become due again. */
export async function forgetOld(db: Db, before: Date): Promise<void> {
  await db`delete from reminder where starts_at < ${before}`
}

export async function exportReminders(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select p.event_id as event, r.kind, r.starts_at, r.claimed_at as sent_at
    from reminder r join participation p on p.id = r.participation_id
    where r.participant_id = ${participantId} order by r.claimed_at`
}
