import type { Db } from '#server/platform/db/connect.ts'
import { lockRows } from '#server/platform/db/lock.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

export type Request = { hostName: string; proof: string; requestedAt: string }

/** The host name that waits for its record. */
export async function findPending(db: Db): Promise<Request | null> {
  const [row] = await db<Request[]>`select host_name, proof, requested_at from custom_domain where verified_at is null`
  return row ?? null
}

type NewRequest = { communityId: string; hostName: string; proof: string; requestedBy: string; at: Date }

/** Replaces the former one. */
export async function saveRequest(db: Db, request: NewRequest): Promise<void> {
  await db`
    insert into custom_domain (community_id, host_name, proof, requested_by, requested_at)
    values (${request.communityId}, ${request.hostName}, ${request.proof}, ${request.requestedBy}, ${request.at})
    on conflict (community_id) do update set host_name = excluded.host_name, proof = excluded.proof,
      requested_by = excluded.requested_by, requested_at = excluded.requested_at, verified_at = null`
}

/** False if the request was replaced or removed meanwhile. */
export async function markVerified(db: Db, proof: string, at: Date): Promise<boolean> {
  const rows = await db`
    update custom_domain set verified_at = ${at} where proof = ${proof} and verified_at is null returning community_id`
  return rows.length > 0
}

export async function removeRequest(db: Db): Promise<void> {
  await db`delete from custom_domain`
}

export async function findDomain(db: Db, communityId: string): Promise<string | null> {
  const [row] = await db<
    { customDomain: string | null }[]
  >`select custom_domain from community where id = ${communityId}`
  return row?.customDomain ?? null
}

/** The domain as the record has it now; the row of the community is locked until the transaction ends. */
export async function lockDomain(db: Db, communityId: string): Promise<string | null> {
  const [row] = await db<
    { customDomain: string | null }[]
  >`select custom_domain from community where id = ${communityId} ${lockRows(db, 'community version')}`
  return row?.customDomain ?? null
}

export async function isTaken(db: Db, hostName: string, communityId: string): Promise<boolean> {
  const rows = await db`select from community where custom_domain = ${hostName} and id <> ${communityId}`
  return rows.length > 0
}

/**
 * False if another community has it: the unique index decides between two at the same moment. The transaction is lost then, so the
 * caller fails.
 */
export async function setDomain(db: Db, communityId: string, hostName: string | null): Promise<boolean> {
  try {
    await db`update community set custom_domain = ${hostName} where id = ${communityId}`
    return true
  } catch (error) {
    if ((error as { code?: string }).code === '23505') return false
    throw error
  }
}

export async function exportRequests(db: Db, { userId }: Person): Promise<unknown> {
  return db`select host_name, requested_at as at from custom_domain where requested_by = ${userId}`
}

export async function forgetRequester(db: Db, { userId }: Person): Promise<void> {
  await db`update custom_domain set requested_by = null where requested_by = ${userId}`
}
