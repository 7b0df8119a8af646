import type { Db } from '#server/platform/db/connect.ts'
import { takeLock } from '#server/platform/db/lock.ts'
import type { DeletionContext, Person } from '#server/platform/feature/personal-data.ts'

/** Email and password stay for a while, only to tell a returning owner that the account is deleted. */
export async function markDeleted(db: Db, { userId }: Person, { now }: Pick<DeletionContext, 'now'>): Promise<void> {
  await db`update app_user set deleted_at = ${now}, preferred_lang = null where id = ${userId}`
}

/** Anonymises accounts that were deleted before a moment. */
export async function forgetDeleted(db: Db, before: Date): Promise<void> {
  await db`
    update app_user set email = 'deleted-' || id || '@deleted.invalid', password_hash = null
    where deleted_at < ${before} and email not like 'deleted-%@deleted.invalid'`
}

/**
 * Whether a community with other members would be left without an admin. A lock serializes deletions, so that of two
 * admins one sees that the other is gone.
 */
export async function isLastAdmin(db: Db, userId: string): Promise<boolean> {
  await takeLock(db, 'last admin', '')
  const rows = await db`select community_id from communities_led_alone(${userId}) limit 1`
  return rows.length > 0
}

/** The account without its password hash. */
export async function exportAccount(db: Db, { userId }: Person): Promise<unknown> {
  const [row] = await db`select to_jsonb(u) - 'password_hash' as account from app_user u where id = ${userId}`
  return row?.account
}
