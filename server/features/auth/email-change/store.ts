import type { EmailChangeRow } from '#server/generated/email-change.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { lockRows } from '#server/platform/db/lock.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

type Change = Pick<EmailChangeRow, 'newEmail' | 'oldConfirmedAt' | 'newConfirmedAt' | 'expiresAt'>

export async function findEmailChange(db: Db, userId: string, now: Date): Promise<Change | null> {
  const [row] = await db<Change[]>`
    select new_email, old_confirmed_at, new_confirmed_at, expires_at from email_change
    where user_id = ${userId} and expires_at > ${now}`
  return row ?? null
}

/** Locked, so that of two confirmations at once the second sees the first. */
export async function lockEmailChange(db: Db, userId: string, now: Date): Promise<Change | null> {
  const [row] = await db<Change[]>`
    select new_email, old_confirmed_at, new_confirmed_at, expires_at from email_change
    where user_id = ${userId} and expires_at > ${now} ${lockRows(db, 'email change')}`
  return row ?? null
}

type NewChange = { userId: string; newEmail: string; oldConfirmedAt: Date | null; createdAt: Date; expiresAt: Date }

/** Replaces an earlier request of the user. */
export async function insertEmailChange(db: Db, change: NewChange): Promise<void> {
  await db`
    insert into email_change (user_id, new_email, old_confirmed_at, created_at, expires_at)
    values (${change.userId}, ${change.newEmail}, ${change.oldConfirmedAt}, ${change.createdAt}, ${change.expiresAt})
    on conflict (user_id) do update set new_email = excluded.new_email, old_confirmed_at = excluded.old_confirmed_at,
      new_confirmed_at = null, created_at = excluded.created_at, expires_at = excluded.expires_at`
}

export async function confirmEmailChange(db: Db, userId: string, side: 'OLD' | 'NEW', at: Date): Promise<void> {
  if (side === 'OLD') await db`update email_change set old_confirmed_at = ${at} where user_id = ${userId}`
  else await db`update email_change set new_confirmed_at = ${at} where user_id = ${userId}`
}

export async function removeEmailChange(db: Db, { userId }: Pick<Person, 'userId'>): Promise<void> {
  await db`delete from email_change where user_id = ${userId}`
}

export async function exportEmailChange(db: Db, { userId }: Person): Promise<unknown> {
  const [row] = await db`
    select new_email, old_confirmed_at, new_confirmed_at, created_at, expires_at from email_change where user_id = ${userId}`
  return row ?? null
}

export async function removeOldEmailChanges(db: Db, before: Date): Promise<void> {
  await db`delete from email_change where expires_at < ${before}`
}
