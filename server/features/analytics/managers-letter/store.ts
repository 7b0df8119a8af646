import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { Chances } from './rules.ts'

export type Manager = {
  userId: string
  participantId: string | null
  email: string
  lang: Language | null
  firstName: string
  timeZone: string | null
}

/** Those who may look at the figures and may be written to. */
const managers = (db: Db) => db`
  select u.id as user_id, p.id as participant_id, u.email, coalesce(p.preferred_lang, u.preferred_lang) as lang,
    coalesce(p.first_name, '') as first_name, p.time_zone
  from connection c join app_user u on u.id = c.user_id left join participant p on p.user_id = c.user_id
  where (c.role = 'ROLE_ADMIN' or exists (
      select from permission g where g.user_id = c.user_id and g.permission = 'CAN_VIEW_ADMIN_PANEL'))
    and u.deleted_at is null and u.blocked_at is null and u.email_confirmed_at is not null
    and not exists (select from blocked_user b where b.user_id = c.user_id)`

export async function listManagers(db: Db): Promise<Manager[]> {
  return db<Manager[]>`${managers(db)} order by u.id`
}

/** Null once they may no longer be written to. */
export async function findManager(db: Db, userId: string): Promise<Manager | null> {
  const [row] = await db<Manager[]>`${managers(db)} and u.id = ${userId}`
  return row ?? null
}

/** Managers whose letter of a week was claimed. */
export async function listClaimed(db: Db, weeks: string[]): Promise<Set<string>> {
  const rows = await db<{ userId: string; week: string }[]>`
    select user_id, week from managers_letter where week = any (${weeks}::date[])`
  return new Set(rows.map(({ userId, week }) => `${userId} ${week}`))
}

type Missing = { communityId: string; communityZone: string; readerZone: string | null; week: string }

/** Communities with managers whose letter of a week was not claimed, by time zone of the reader; looked up for all at once. */
export async function listCommunitiesMissing(db: Db, weeks: string[]): Promise<Missing[]> {
  return db<Missing[]>`
    select community_id, community_zone, reader_zone, week from communities_with_managers_letters_missing(${weeks}::date[])`
}

type Claim = { communityId: string; userId: string; week: string; isSent: boolean; at: Date }

/** False when the letter of this week was claimed before. */
export async function claimLetter(db: Db, { communityId, userId, week, isSent, at }: Claim): Promise<boolean> {
  const [row] = await db`
    insert into managers_letter (community_id, user_id, week, is_sent, created_at)
    values (${communityId}, ${userId}, ${week}::date, ${isSent}, ${at}) on conflict do nothing returning user_id`
  return row !== undefined
}

/** What waits for managers at this moment. `lastWeek` is the Monday of the week that is over. */
export async function findChances(db: Db, now: Date, lastWeek: string): Promise<Chances> {
  const weekAgo = new Date(now.getTime() - 7 * 86_400_000)
  const weekAhead = new Date(now.getTime() + 7 * 86_400_000)
  const [counts] = await db<
    { pending: number; since: Date | null; intros: number; requests: number; unmatched: number }[]
  >`
    select (select count(*)::integer from participant where moderation_status = 'PENDING' and is_email_confirmed) as pending,
      (select min(joined_at) from participant where moderation_status = 'PENDING' and is_email_confirmed) as since,
      (select count(*)::integer from intro where status = 'SENT' and created_at < ${weekAgo}) as intros,
      (select count(*)::integer from request r join visible_participant p on p.id = r.participant_id
        where r.closed_at is null and r.created_at < ${weekAgo}
          and not exists (select from request_answer a where a.request_id = r.id)) as requests,
      (select count(*)::integer from visible_participant p
        where exists (select from matching_run m where m.week = ${lastWeek}::date and m.status = 'DONE')
          and not exists (select from matching m where m.participant_id = p.id and m.week = ${lastWeek}::date and m.origin = 'WEEKLY'))
        as unmatched`
  const [event] = await db<{ title: string; slug: string; startsAt: string; taken: number; places: number }[]>`
    select e.title, e.slug, e.starts_at, e.max_participants as places,
      (select coalesce(sum(1 + g.plus_ones), 0)::integer from participation g where g.event_id = e.id and g.holds_place) as taken
    from event e
    where e.starts_at > ${now} and e.starts_at < ${weekAhead} and e.cancelled_at is null and e.deleted_at is null
      and e.max_participants is not null
      and (select coalesce(sum(1 + g.plus_ones), 0) from participation g where g.event_id = e.id and g.holds_place) * 2 < e.max_participants
    order by e.starts_at, e.id limit 1`
  const days = (at: Date | string) => Math.floor(Math.abs(new Date(at).getTime() - now.getTime()) / 86_400_000)
  const { pending = 0, since = null, intros = 0, requests = 0, unmatched = 0 } = counts ?? {}
  return {
    pending: { count: pending, days: since ? days(since) : 0 },
    event: event
      ? { title: event.title, slug: event.slug, days: days(event.startsAt), taken: event.taken, places: event.places }
      : null,
    intros,
    requests,
    unmatched,
  }
}

export async function exportManagersLetters(db: Db, { userId }: Person): Promise<unknown> {
  return db`select week, is_sent, created_at as at from managers_letter where user_id = ${userId} order by week`
}
