import type { NewsletterContent } from '#contract/newsletters/newsletter-content.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { takeLock } from '#server/platform/db/lock.ts'

export type StoredSeries = { version: number; isOn: boolean; onSince: string | null }

export async function findSeries(db: Db): Promise<StoredSeries> {
  const [row] = await db<StoredSeries[]>`select version, is_on, on_since from welcome_series`
  return row ?? { version: 0, isOn: false, onSince: null }
}

/** Two managers who save at the same moment come one after the other. */
export const lockSeries = (db: Db, communityId: string): Promise<void> =>
  takeLock(db, 'newsletter', `welcome ${communityId}`)

export async function saveSeries(
  db: Db,
  communityId: string,
  series: { isOn: boolean; onSince: Date | null },
): Promise<void> {
  await db`
    insert into welcome_series (community_id, is_on, on_since) values (${communityId}, ${series.isOn}, ${series.onSince})
    on conflict (community_id) do update set is_on = excluded.is_on, on_since = excluded.on_since, next_at = null,
      version = welcome_series.version + 1`
}

export type StoredStep = { id: string; days: number; addedAt: string; content: NewsletterContent; sent: number }

export async function listSteps(db: Db): Promise<StoredStep[]> {
  return db<StoredStep[]>`
    select s.newsletter_id as id, s.days, s.added_at, n.content, n.sent
    from welcome_step s join newsletter n on n.id = s.newsletter_id order by s.days, s.newsletter_id`
}

export async function saveStep(
  db: Db,
  step: { communityId: string; id: string; days: number; at: Date },
): Promise<void> {
  await db`
    insert into welcome_step (community_id, newsletter_id, days, added_at) values (${step.communityId}, ${step.id}, ${step.days}, ${step.at})
    on conflict (community_id, newsletter_id) do update set days = excluded.days`
}

/** Its newsletter is sent while the series is on; nobody is added by itself. */
export async function setStepStatus(db: Db, id: string, isOn: boolean, at: Date): Promise<void> {
  await db`
    update newsletter set status = ${isOn ? 'SENDING' : 'PAUSED'}, starts_at = coalesce(starts_at, ${at}), is_frozen = true
    where id = ${id} and kind = 'WELCOME'`
}

/** Whether a newsletter of another kind, or of another community, has this id. */
export async function isStep(db: Db, id: string): Promise<boolean> {
  const rows = await db`select from welcome_step where newsletter_id = ${id}`
  return rows.length > 0
}

/** Statistics go with a step that is removed. Recipients first, in the order in which sending locks them: else both would wait for each other. */
export async function removeSteps(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db`delete from newsletter_recipient where newsletter_id = any (${ids}::uuid[])`
  await db`delete from newsletter where id = any (${ids}::uuid[]) and kind = 'WELCOME'`
}

type Wanted = { id: string; joinedSince: Date; joinedUntil: Date; sentSince: Date; count: number }

export type Newcomer = { participantId: string; timeZone: string | null; joinedAt: string }

/** Communities in which a step may be due, looked up for all at once. */
export async function listCommunitiesDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db<{ communityId: string }[]>`select community_id from communities_with_welcome_due(${now})`
  return rows.map(({ communityId }) => communityId)
}

/** When to look again, if no profile changes before: unless an earlier moment that was saved before is still to come. */
export async function saveNextLook(db: Db, at: Date, now: Date): Promise<void> {
  await db`
    update welcome_series set looked_at = now(), next_at = least(${at}, case when next_at > ${now} then next_at end)`
}

/** When the first of those joined who joined after this. */
export async function findNextJoined(db: Db, after: Date): Promise<Date | null> {
  const [row] = await db<{ joinedAt: string | null }[]>`
    select min(joined_at) as joined_at from participant where joined_at > ${after}`
  return row?.joinedAt ? new Date(row.joinedAt) : null
}

/**
 * Newcomers who joined in this time and have not had a step; nobody who got a step of the series since a moment, so that those who were
 * confirmed late get one a day.
 */
export async function listNewcomers(
  db: Db,
  { id, joinedSince, joinedUntil, sentSince, count }: Wanted,
): Promise<Newcomer[]> {
  return db<Newcomer[]>`
    select p.id as participant_id, p.time_zone, p.joined_at from participant p join app_user u on u.id = p.user_id
    where p.moderation_status = 'CONFIRMED' and p.is_profile_enabled and p.is_email_confirmed and u.deleted_at is null
      and u.blocked_at is null and p.joined_at >= ${joinedSince} and p.joined_at <= ${joinedUntil}
      and not exists (select from newsletter_recipient r where r.participant_id = p.id and r.newsletter_id = ${id})
      and not exists (select from newsletter_recipient r join newsletter n on n.id = r.newsletter_id and n.kind = 'WELCOME'
        where r.participant_id = p.id and r.due_at > ${sentSince})
    order by p.joined_at, p.id limit ${count}`
}
