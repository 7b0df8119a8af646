import type { Db } from '#server/platform/db/connect.ts'

export async function makeAdmin(db: Db, place: { communityId: string; userId: string; at: Date }): Promise<void> {
  await db`
    insert into connection (community_id, user_id, role, connected_at)
    values (${place.communityId}, ${place.userId}, 'ROLE_ADMIN', ${place.at})
    on conflict (community_id, user_id) do update set role = 'ROLE_ADMIN'`
}

/** Blocks an account in all communities, or unblocks it. */
export async function setBlocked(db: Db, userId: string, at: Date | null): Promise<void> {
  await db`update app_user set blocked_at = ${at} where id = ${userId}`
}
