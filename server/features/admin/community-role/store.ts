import type { Right } from '#contract/admin/community-role.ts'
import type { Language } from '#contract/languages.ts'
import type { Permission } from '#contract/roles.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { takeLock } from '#server/platform/db/lock.ts'
import type { Page } from '#server/platform/http/cursor.ts'

export type Holder = {
  userId: string
  participantId: string | null
  name: string
  avatarUrl: string | null
  rights: Right[]
  connectedAt: string
}

const columns = (db: Db) => db`
  c.user_id, p.id as participant_id, coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), u.email) as name,
  '/files/' || p.avatar_file || '-108.webp' as avatar_url, c.connected_at,
  array(select 'ROLE_ADMIN' where c.role = 'ROLE_ADMIN')
    || array(select g.permission from permission g where g.user_id = c.user_id order by g.permission) as rights`

/** Deleted and blocked accounts have no rights to look after. */
const people = (db: Db) => db`
  connection c join app_user u on u.id = c.user_id and u.deleted_at is null and u.blocked_at is null
  left join participant p on p.user_id = c.user_id`
const isNotBlocked = (db: Db) => db`not exists (select from blocked_user b where b.user_id = c.user_id)`

/** With words of a search confirmed members by name, without them those who have more than the chat. Longest here first. */
export async function listHolders(db: Db, words: string[] | null, { after, skip, count }: Page): Promise<Holder[]> {
  const isListed = words
    ? db`p.moderation_status = 'CONFIRMED' and p.is_profile_enabled and p.search_names @@ query_for_search(${words}, true)`
    : db`(c.role = 'ROLE_ADMIN' or exists (
        select from permission g where g.user_id = c.user_id and g.permission <> 'CAN_CHAT'))`
  return db<Holder[]>`
    select ${columns(db)} from ${people(db)} where ${isListed} and ${isNotBlocked(db)}
      and (${after?.at ?? null}::timestamptz is null or (c.connected_at, c.user_id) > (${after?.at ?? null}, ${after?.id ?? null}::uuid))
    order by c.connected_at, c.user_id offset ${skip} limit ${count}`
}

export async function findHolder(db: Db, userId: string): Promise<(Holder & { isConfirmed: boolean }) | null> {
  const [row] = await db<(Holder & { isConfirmed: boolean })[]>`
    select ${columns(db)}, coalesce(p.moderation_status = 'CONFIRMED', false) as is_confirmed
    from ${people(db)} where c.user_id = ${userId} and ${isNotBlocked(db)}`
  return row ?? null
}

/** Serializes what can take the last admin from a community: also deletions of accounts and blocks. */
export const lockAdmins = (db: Db): Promise<void> => takeLock(db, 'last admin', '')

/** Rights of a user as of now, which the check before this call may have seen before another call changed them. */
export async function rightsNow(db: Db, userId: string): Promise<Right[]> {
  return (await findHolder(db, userId))?.rights ?? []
}

export async function hasOtherAdmin(db: Db, userId: string): Promise<boolean> {
  const rows = await db`
    select from connection c join app_user u on u.id = c.user_id and u.deleted_at is null and u.blocked_at is null
    where c.role = 'ROLE_ADMIN' and c.user_id <> ${userId} and ${isNotBlocked(db)} limit 1`
  return rows.length > 0
}

export async function saveRole(db: Db, userId: string, isAdmin: boolean): Promise<void> {
  await db`update connection set role = ${isAdmin ? 'ROLE_ADMIN' : 'ROLE_USER'} where user_id = ${userId}`
}

export async function givePermissions(
  db: Db,
  given: { communityId: string; userId: string; permissions: Permission[]; at: Date },
): Promise<void> {
  await db`
    insert into permission (community_id, user_id, permission, granted_at)
    select ${given.communityId}, ${given.userId}, unnest(${given.permissions}::text[]), ${given.at}
    on conflict do nothing`
}

export async function takePermissions(db: Db, userId: string, permissions: Permission[]): Promise<void> {
  await db`delete from permission where user_id = ${userId} and permission = any (${permissions}::text[])`
}

export type Told = { userId: string; email: string; lang: Language | null; firstName: string; rights: Right[] }

export async function findTold(db: Db, userId: string): Promise<Told | null> {
  const holder = await findHolder(db, userId)
  const [row] = await db<Pick<Told, 'email' | 'lang' | 'firstName'>[]>`
    select u.email, coalesce(p.preferred_lang, u.preferred_lang) as lang, coalesce(p.first_name, '') as first_name
    from app_user u left join participant p on p.user_id = u.id where u.id = ${userId}`
  return holder && row ? { ...row, userId, rights: holder.rights } : null
}
