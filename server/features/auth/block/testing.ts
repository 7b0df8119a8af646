import { buildConnection } from '#server/features/users/user/testing.ts'
import { adminOnly } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export async function buildBlock(
  t: FactoryContext,
  options: { communityId?: string; userId?: string } = {},
): Promise<void> {
  const { communityId, userId } = await (options.userId
    ? { communityId: options.communityId as string, userId: options.userId }
    : buildConnection(t, options))
  await t.owner`
    insert into blocked_user (community_id, user_id, blocked_at) values (${communityId}, ${userId}, ${t.clock.now()})`
}

export const testing: SliceTesting<'block'> = {
  noun: 'block',
  calls: {
    create: {
      access: adminOnly,
      actor: 'admin',
      input: ({ people }) => ({ userId: people.anotherMember.userId }),
      ids: ({ people }) => ({ userId: people.foreignAdmin.userId }),
    },
    remove: {
      access: adminOnly,
      actor: 'admin',
      input: ({ people }) => ({ userId: people.anotherMember.userId }),
      ids: ({ people }) => ({ userId: people.foreignAdmin.userId }),
    },
  },
  tables: { blocked_user: (t, { communityId, userId }) => buildBlock(t, { communityId, userId }) },
}
