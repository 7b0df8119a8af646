import type { Role } from '#contract/roles.ts'
import type { AppUserRow, ConnectionRow } from '#server/generated/rows.ts'
import type { Db } from '#server/platform/db/connect.ts'

export type Account = Pick<AppUserRow, 'id' | 'passwordHash' | 'blockedAt' | 'deletedAt'>

export async function findAccount(db: Db, email: string): Promise<Account | null> {
  const [row] = await db<Account[]>`
    select id, password_hash, blocked_at, deleted_at from app_user where email = ${email}`
  return row ?? null
}

export type NewSession = {
  id: string
  userId: string
  originCommunityId: string
  userAgent: string
  createdAt: Date
  expiresAt: Date
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db`
    insert into session (id, user_id, origin_community_id, user_agent, created_at, expires_at)
    values (${session.id}, ${session.userId}, ${session.originCommunityId}, ${session.userAgent}, ${session.createdAt}, ${session.expiresAt})`
}

export async function endSession(db: Db, id: string, at: Date): Promise<void> {
  await db`update session set ended_at = ${at} where id = ${id} and ended_at is null`
}

export async function findRole(db: Db, userId: string): Promise<Role> {
  const [row] = await db<Pick<ConnectionRow, 'role'>[]>`select role from connection where user_id = ${userId}`
  return row?.role ?? 'ROLE_USER'
}

export async function removeOldSessions(db: Db, before: Date): Promise<void> {
  await db`delete from session where expires_at < ${before} or ended_at < ${before}`
}
