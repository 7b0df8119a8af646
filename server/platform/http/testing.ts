import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildUser } from '#server/features/users/user/testing.ts'
import { type FactoryContext, nextNumber } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

/** A stored reply, as left by a call with an Idempotency-Key. */
export async function buildStoredReply(t: FactoryContext, options: { communityId?: string; userId?: string } = {}) {
  const communityId = options.communityId ?? (await buildCommunity(t)).id
  const userId = options.userId ?? (await buildUser(t)).id
  await t.owner`
    insert into idempotent_call (community_id, user_id, key, call, request_hash, status, reply, created_at)
    values (${communityId}, ${userId}, ${`key ${nextNumber()}`}, 'POST /api/example', '\\x00', 200, '{}', ${t.clock.now()})`
  return { communityId, userId }
}

export const testing: SliceTesting<'http'> = {
  noun: 'http',
  tables: { idempotent_call: (t, { communityId, userId }) => buildStoredReply(t, { communityId, userId }) },
}
