import type { Role } from '#contract/roles.ts'
import type { AppUserRow } from '#server/generated/app-user.ts'
import type { ConnectionRow } from '#server/generated/connection.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

export type Account = Pick<
  AppUserRow,
  'id' | 'email' | 'passwordHash' | 'emailConfirmedAt' | 'blockedAt' | 'deletedAt' | 'preferredLang' | 'claimedAt'
>

const accountColumns = [
  'id',
  'email',
  'password_hash',
  'email_confirmed_at',
  'blocked_at',
  'deleted_at',
  'preferred_lang',
  'claimed_at',
]

export async function findAccount(db: Db, key: { email: string } | { id: string }): Promise<Account | null> {
  const where = 'email' in key ? db`email = ${key.email}` : db`id = ${key.id}`
  const [row] = await db<Account[]>`select ${db(accountColumns)} from app_user where ${where}`
  return row ?? null
}

export type NewAccount = {
  id: string
  email: string
  passwordHash: string | null
  emailConfirmedAt: Date | null
  policyAcceptedAt: Date | null
  createdAt: Date
}

/** Releases the address of a deleted account, so that its owner can come back; one that an admin blocked before keeps it. */
async function releaseDeletedEmail(db: Db, email: string): Promise<void> {
  await db`
    update app_user set email = 'deleted-' || id || '@deleted.invalid', password_hash = null
    where email = ${email} and deleted_at is not null and blocked_at is null`
}

/** False when the address has an account that is not deleted. */
export async function insertAccount(db: Db, account: NewAccount): Promise<boolean> {
  await releaseDeletedEmail(db, account.email)
  const [row] = await db`
    insert into app_user (id, email, password_hash, email_confirmed_at, policy_accepted_at, created_at)
    values (${account.id}, ${account.email}, ${account.passwordHash}, ${account.emailConfirmedAt}, ${account.policyAcceptedAt},
      ${account.createdAt})
    on conflict (email) do nothing returning id`
  return row !== undefined
}

export async function confirmEmail(db: Db, userId: string, at: Date): Promise<void> {
  await db`update app_user set email_confirmed_at = coalesce(email_confirmed_at, ${at}) where id = ${userId}`
}

/** Removes the password and remembers that the address was claimed by its owner. */
export async function claimAccount(db: Db, userId: string, at: Date): Promise<void> {
  await db`update app_user set password_hash = null, claimed_at = ${at} where id = ${userId}`
}

/** False when another account has the address. */
export async function changeEmail(db: Db, userId: string, email: string, at: Date): Promise<boolean> {
  await releaseDeletedEmail(db, email)
  const [row] = await db`
    update app_user u set email = ${email}, email_confirmed_at = ${at}
    where id = ${userId} and not exists (select from app_user o where o.email = ${email} and o.id <> u.id) returning id`
  return row !== undefined
}

export async function acceptPolicy(db: Db, userId: string, at: Date): Promise<void> {
  await db`update app_user set policy_accepted_at = coalesce(policy_accepted_at, ${at}) where id = ${userId}`
}

export async function replacePassword(db: Db, userId: string, passwordHash: string | null): Promise<void> {
  await db`update app_user set password_hash = ${passwordHash} where id = ${userId}`
}

export async function isBlockedHere(db: Db, userId: string): Promise<boolean> {
  const [row] = await db`select user_id from blocked_user where user_id = ${userId}`
  return row !== undefined
}

export type NewSession = {
  id: string
  userId: string
  originCommunityId: string
  userAgent: string
  /** Valid only in its own community. */
  isLocal: boolean
  createdAt: Date
  expiresAt: Date
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db`
    insert into session (id, user_id, origin_community_id, user_agent, is_local, created_at, expires_at)
    values (${session.id}, ${session.userId}, ${session.originCommunityId}, ${session.userAgent}, ${session.isLocal},
      ${session.createdAt}, ${session.expiresAt})`
}

/**
 * Whether this session may open one in another community: the user is connected to it, or it is a child of this one,
 * whose newcomers sign in here.
 */
export async function canLeaveFor(
  db: Db,
  target: { userId: string; sessionId: string; communityId: string; isChild: boolean },
): Promise<boolean> {
  const { userId, sessionId, communityId, isChild } = target
  const [row] = await db`
    select s.id from session s where s.id = ${sessionId} and not s.is_local
      and (${isChild} or exists (select from connected_communities(${userId}) c where c.community_id = ${communityId}))`
  return row !== undefined
}

export async function isOpen(db: Db, sessionId: string, now: Date): Promise<boolean> {
  const [row] =
    await db`select id from session where id::text = ${sessionId} and ended_at is null and expires_at > ${now}`
  return row !== undefined
}

export type OpenSession = {
  id: string
  userAgent: string
  communityId: string
  createdAt: string
  lastSeenAt: string
}

/** As one of them sees them: one that is valid in a single community sees those of that community. */
export async function listSessions(
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<OpenSession[]> {
  return db<OpenSession[]>`
    select id, user_agent, origin_community_id as community_id, created_at, coalesce(last_seen_at, created_at) as last_seen_at
    from session where user_id = ${userId} and ended_at is null and expires_at > ${now}
      and not exists (select from session own
        where own.id = ${sessionId} and own.is_local and own.origin_community_id <> session.origin_community_id)
    order by coalesce(last_seen_at, created_at) desc, id desc limit 100`
}

export async function endSession(db: Db, session: { id: string; userId: string }, at: Date): Promise<boolean> {
  const [row] = await db`
    update session set ended_at = ${at} where id = ${session.id} and user_id = ${session.userId} and ended_at is null
    returning id`
  return row !== undefined
}

/** Ends all sessions of a user, except one. */
export async function endSessionsOf(db: Db, userId: string, at: Date, stays: string | null = null): Promise<void> {
  await db`
    update session set ended_at = ${at}
    where user_id = ${userId} and ended_at is null and (${stays}::uuid is null or id <> ${stays}::uuid)`
}

export async function endSessionsOpenedHere(
  db: Db,
  place: { userId: string; communityId: string },
  at: Date,
): Promise<void> {
  await db`
    update session set ended_at = ${at}
    where user_id = ${place.userId} and origin_community_id = ${place.communityId} and ended_at is null`
}

export async function findRole(db: Db, userId: string): Promise<Role> {
  const [row] = await db<Pick<ConnectionRow, 'role'>[]>`select role from connection where user_id = ${userId}`
  return row?.role ?? 'ROLE_USER'
}

export async function removeOldSessions(db: Db, before: Date): Promise<void> {
  await db`delete from session where expires_at < ${before} or ended_at < ${before}`
}

export async function exportSessions(db: Db, { userId }: Person): Promise<unknown> {
  return db`
    select id, origin_community_id, user_agent, is_local, created_at, last_seen_at, expires_at, ended_at from session
    where user_id = ${userId} order by created_at`
}

export async function removeSessionsOf(db: Db, { userId }: Person): Promise<void> {
  await db`delete from session where user_id = ${userId}`
}
