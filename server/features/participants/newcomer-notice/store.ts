import type { Language } from '#contract/languages.ts'
import type { NewcomerNotice } from '#contract/participants/newcomer-notices.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

export async function findNotice(db: Db, userId: string): Promise<NewcomerNotice> {
  const [row] = await db<{ notice: NewcomerNotice }[]>`select notice from newcomer_notice where user_id = ${userId}`
  return row?.notice ?? 'DAILY'
}

type Notice = { communityId: string; userId: string; notice: NewcomerNotice }

export async function saveNotice(db: Db, { communityId, userId, notice }: Notice): Promise<void> {
  await db`
    insert into newcomer_notice (community_id, user_id, notice) values (${communityId}, ${userId}, ${notice})
    on conflict (community_id, user_id) do update set notice = excluded.notice`
}

export type Reader = {
  userId: string
  participantId: string | null
  email: string
  lang: Language | null
  timeZone: string | null
  notice: NewcomerNotice
  digestDay: string | null
  digestedAt: string | null
}

/** Moderators and admins with their choice, or only one of them. */
export async function listReaders(db: Db, userId: string | null = null): Promise<Reader[]> {
  return db<Reader[]>`
    select u.id as user_id, p.id as participant_id, u.email, coalesce(p.preferred_lang, u.preferred_lang) as lang, p.time_zone,
      coalesce(n.notice, 'DAILY') as notice, n.digest_day::text as digest_day, n.digested_at
    from connection c join app_user u on u.id = c.user_id left join participant p on p.user_id = c.user_id
      left join newcomer_notice n on n.user_id = c.user_id
    where u.deleted_at is null and u.blocked_at is null and (${userId}::uuid is null or u.id = ${userId})
      and not exists (select from blocked_user b where b.user_id = c.user_id)
      and (c.role = 'ROLE_ADMIN' or exists (
        select from permission g where g.user_id = c.user_id and g.permission = 'CAN_MODERATE_COMMUNITY'))
    order by u.id`
}

type Waiting = {
  communityId: string
  communityZone: string
  readerZone: string | null
  digestDay: string | null
  waitingSince: string
}

/** Communities with newcomers of whom a reader has had no daily letter, by time zone of the reader; looked up for all at once. */
export async function listCommunitiesWaiting(db: Db, now: Date): Promise<Waiting[]> {
  return db<Waiting[]>`
    select community_id, community_zone, reader_zone, digest_day::text as digest_day, waiting_since
    from communities_with_newcomers_waiting(${now})`
}

export type Newcomer = {
  id: string
  userId: string
  slug: string
  firstName: string
  lastName: string
  position: string
  company: string
  avatarUrl: string | null
  waitingSince: string
}

const newcomer = (db: Db) => db`
  select p.id, p.user_id, p.slug, p.first_name, p.last_name, p.position, p.company,
    '/files/' || p.avatar_file || '-108.webp' as avatar_url, coalesce(p.waiting_since, p.joined_at) as waiting_since
  from participant p where p.moderation_status = 'PENDING'`

export async function findNewcomer(db: Db, id: string): Promise<Newcomer | null> {
  const [row] = await db<Newcomer[]>`${newcomer(db)} and p.id = ${id}`
  return row ?? null
}

/** Those who wait since after one moment and up to another, the longest first. */
export async function listNewcomers(
  db: Db,
  { after, upTo, count }: { after: string | null; upTo: Date; count: number },
): Promise<Newcomer[]> {
  return db<Newcomer[]>`
    ${newcomer(db)} and coalesce(p.waiting_since, p.joined_at) <= ${upTo}
      and (${after}::timestamptz is null or coalesce(p.waiting_since, p.joined_at) > ${after})
    order by coalesce(p.waiting_since, p.joined_at), p.id limit ${count}`
}

export async function countWaiting(db: Db, most: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from (select from participant where moderation_status = 'PENDING' limit ${most}) p`
  return row?.count ?? 0
}

type Digest = { communityId: string; userId: string; day: string; upTo: Date }

/** False when the letter of this day was claimed before. */
export async function claimDigest(db: Db, { communityId, userId, day, upTo }: Digest): Promise<boolean> {
  const [row] = await db`
    insert into newcomer_notice as n (community_id, user_id, digest_day, digested_at)
    values (${communityId}, ${userId}, ${day}::date, ${upTo})
    on conflict (community_id, user_id) do update set digest_day = excluded.digest_day, digested_at = excluded.digested_at
      where n.digest_day is null or n.digest_day < excluded.digest_day
    returning n.user_id`
  return row !== undefined
}

export async function exportNotice(db: Db, { userId }: Person): Promise<unknown> {
  const [row] = await db`select notice, digest_day, digested_at from newcomer_notice where user_id = ${userId}`
  return row ?? null
}
