import { buildConnection } from '#server/features/users/user/testing.ts'
import { adminAlone } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export async function buildBlock(
  t: FactoryContext,
  wish: { communityId?: string; userId?: string } = {},
): Promise<void> {
  const { communityId, userId } = await (wish.userId
    ? { communityId: wish.communityId as string, userId: wish.userId }
    : buildConnection(t, wish))
  await t.owner`
    insert into blocked_user (community_id, user_id, blocked_at) values (${communityId}, ${userId}, ${t.clock.now()})`
}

export const testing: SliceTesting<'block'> = {
  noun: 'block',
  calls: {
    create: {
      access: adminAlone,
      actor: 'admin',
      input: ({ people }) => ({ userId: people.anotherMember.userId }),
      ids: ({ people }) => ({ userId: people.foreignAdmin.userId }),
    },
    remove: {
      access: adminAlone,
      actor: 'admin',
      input: ({ people }) => ({ userId: people.anotherMember.userId }),
      ids: ({ people }) => ({ userId: people.foreignAdmin.userId }),
    },
  },
  tables: { blocked_user: (t, { communityId, userId }) => buildBlock(t, { communityId, userId }) },
}
