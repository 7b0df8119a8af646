import type { Db } from '#server/platform/db/connect.ts'
import { recheck } from '#server/platform/db/lock.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { Purpose } from './rules.ts'

export type Code = {
  id: string
  purpose: Purpose
  subject: string
  originCommunityId: string
  codeHash: Uint8Array
  details: Record<string, string>
}

export type KeptCode = Code & { attemptsLeft: number; usedAt: string | null; expiresAt: string }

type NewCode = Code & { attemptsLeft: number; createdAt: Date; expiresAt: Date }

/** Replaces older codes of the same subject and purpose. */
export async function insertCode(db: Db, code: NewCode): Promise<void> {
  await db`
    update one_time_code set used_at = ${code.createdAt}
    where subject = ${code.subject} and purpose = ${code.purpose} and origin_community_id = ${code.originCommunityId} and used_at is null`
  await db`
    insert into one_time_code (id, purpose, subject, origin_community_id, code_hash, attempts_left, details, created_at, expires_at)
    values (${code.id}, ${code.purpose}, ${code.subject}, ${code.originCommunityId}, ${code.codeHash}, ${code.attemptsLeft},
      ${JSON.stringify(code.details)}::text::jsonb, ${code.createdAt}, ${code.expiresAt})`
}

type Search = { purpose: Purpose; communityId: string; now: Date } & ({ id: string } | { subject: string })

/** Counts an attempt and returns the code to compare; null when there is none or no attempt is left. */
export async function countAttempt(db: Db, search: Search): Promise<Code | null> {
  const which = 'id' in search ? db`id = ${search.id}` : db`subject = ${search.subject}`
  const [code] = await db<Code[]>`
    update one_time_code set attempts_left = attempts_left - 1
    where ${which} and purpose = ${search.purpose} and origin_community_id = ${search.communityId}
      and used_at is null and expires_at > ${search.now} and attempts_left > 0
    returning id, purpose, subject, origin_community_id, code_hash, details`
  return code ?? null
}

/** The code in whatever state it is; null once it was removed after its expiry. */
export async function findCode(
  db: Db,
  { id, communityId }: { id: string; communityId: string },
): Promise<KeptCode | null> {
  const [code] = await db<KeptCode[]>`
    select id, purpose, subject, origin_community_id, code_hash, details, attempts_left,
      used_at, expires_at
    from one_time_code where id = ${id} and origin_community_id = ${communityId}`
  return code ?? null
}

/** Ends all codes of these subjects: an address that no longer belongs to the user, or the user. */
export async function endCodesOf(db: Db, subjects: string[], now: Date): Promise<void> {
  await db`update one_time_code set used_at = ${now} where subject = any (${subjects}) and used_at is null`
}

/** True for exactly one of several concurrent uses. */
export async function markUsed(db: Db, id: string, now: Date): Promise<boolean> {
  const [row] = await db`
    update one_time_code set used_at = ${now} where id = ${id} and ${recheck(db, 'one-time code', db`used_at is null`)} returning id`
  return row !== undefined
}

export async function removeOldCodes(db: Db, before: Date): Promise<void> {
  await db`delete from one_time_code where expires_at < ${before}`
}

export async function removeCodesOf(db: Db, { userId, email }: Person): Promise<void> {
  await db`delete from one_time_code where subject in (${userId}, ${email})`
}
