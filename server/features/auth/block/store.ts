import type { Role } from '#contract/roles.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { takeLock } from '#server/platform/db/lock.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

/**
 * Serializes what can take the last admin from a community, and returns whether this user is an admin who is not
 * blocked now, which the caller's own check may have seen before another call.
 */
export async function isAdminNow(db: Db, userId: string): Promise<boolean> {
  await takeLock(db, 'last admin', '')
  const rows = await db`
    select from connection c where c.user_id = ${userId} and c.role = 'ROLE_ADMIN'
      and not exists (select from blocked_user b where b.user_id = c.user_id)`
  return rows.length > 0
}

type Place = { role: Role; participantId: string | null; name: string; isBlocked: boolean }

export async function findPlace(db: Db, userId: string): Promise<Place | null> {
  const [row] = await db<Place[]>`
    select c.role, p.id as participant_id, coalesce(trim(p.first_name || ' ' || p.last_name), '') as name,
      exists (select from blocked_user b where b.user_id = c.user_id) as is_blocked
    from connection c left join participant p on p.user_id = c.user_id where c.user_id = ${userId}`
  return row ?? null
}

type Block = { communityId: string; userId: string; reason: string; blockedBy: string; blockedAt: Date }

export async function insertBlock(db: Db, block: Block): Promise<void> {
  await db`
    insert into blocked_user (community_id, user_id, reason, blocked_by, blocked_at)
    values (${block.communityId}, ${block.userId}, ${block.reason}, ${block.blockedBy}, ${block.blockedAt})
    on conflict (community_id, user_id) do update set reason = excluded.reason`
}

export async function removeBlock(db: Db, userId: string): Promise<void> {
  await db`delete from blocked_user where user_id = ${userId}`
}

export async function exportBlock(db: Db, { userId }: Person): Promise<unknown> {
  const [row] = await db`select reason, blocked_at as at from blocked_user where user_id = ${userId}`
  return row ?? null
}

export async function forgetBlocker(db: Db, { userId }: Person): Promise<void> {
  await db`update blocked_user set blocked_by = null where blocked_by = ${userId}`
}
