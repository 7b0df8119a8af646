import type { AccessCodeRow } from '#server/generated/access-code.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { recheck } from '#server/platform/db/lock.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

type NewAccessCode = Pick<AccessCodeRow, 'communityId' | 'id' | 'codeHash' | 'label' | 'email' | 'usesLeft'> & {
  expiresAt: Date | string | null
  createdBy: string | null
  createdAt: Date
}

export async function insertAccessCode(db: Db, code: NewAccessCode): Promise<void> {
  await db`
    insert into access_code (community_id, id, code_hash, label, email, uses_left, expires_at, created_by, created_at)
    values (${code.communityId}, ${code.id}, ${code.codeHash}, ${code.label}, ${code.email}, ${code.usesLeft}, ${code.expiresAt},
      ${code.createdBy}, ${code.createdAt})`
}

export type ListedAccessCode = {
  id: string
  label: string
  email: string | null
  usesLeft: number | null
  expiresAt: string | null
  createdAt: string
  isRevoked: boolean
}

export async function listAccessCodes(db: Db): Promise<ListedAccessCode[]> {
  return db<ListedAccessCode[]>`
    select id, label, email, uses_left, expires_at, created_at, revoked_at is not null as is_revoked
    from access_code order by created_at desc, id desc limit 500`
}

/** Null when there is no such code. */
export async function revokeAccessCode(
  db: Db,
  id: string,
  at: Date,
): Promise<{ label: string; wasRevoked: boolean } | null> {
  const [row] = await db<{ label: string; wasRevoked: boolean }[]>`
    update access_code c set revoked_at = coalesce(c.revoked_at, ${at})
    from (select id, revoked_at is not null as was_revoked from access_code where id = ${id}) b
    where c.id = b.id returning c.label, b.was_revoked`
  return row ?? null
}

export type UsableAccessCode = { id: string; email: string | null; openedUserId: string | null }

export async function findUsable(db: Db, codeHash: Uint8Array, now: Date): Promise<UsableAccessCode | null> {
  const [row] = await db<UsableAccessCode[]>`
    select id, email, opened_user_id from access_code
    where code_hash = ${codeHash} and revoked_at is null and (expires_at is null or expires_at > ${now})
      and (uses_left is null or uses_left > 0)`
  return row ?? null
}

/** False when another sign-in took the last use meanwhile. */
export async function countUse(db: Db, id: string, openedUserId: string | null): Promise<boolean> {
  const [row] = await db`
    update access_code set uses_left = uses_left - 1, opened_user_id = coalesce(opened_user_id, ${openedUserId})
    where id = ${id} and ${recheck(db, 'access code', db`(uses_left is null or uses_left > 0)`)} returning id`
  return row !== undefined
}

export async function exportAccessCodes(db: Db, { userId, email }: Person): Promise<unknown> {
  return db`
    select label, created_at, expires_at, revoked_at, created_by is not distinct from ${userId}::uuid as is_created_by_me
    from access_code where email = ${email} or opened_user_id = ${userId} or created_by = ${userId} order by created_at`
}

/** Deletes this person's codes; those that they issued to others stay, without the issuer. */
export async function removeAccessCodesOf(db: Db, { userId, email }: Person): Promise<void> {
  await db`delete from access_code where email = ${email} or opened_user_id = ${userId}`
  await db`update access_code set created_by = null where created_by = ${userId}`
}
