import type { Db } from '#server/platform/db/connect.ts'

/** Releases the address of a deleted account for a new registration. */
export async function releaseDeletedEmail(db: Db, email: string): Promise<void> {
  await db`
    update app_user set email = 'deleted-' || id || '@deleted.invalid', password_hash = null
    where email = ${email} and deleted_at is not null`
}
