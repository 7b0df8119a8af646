import { adminOnly } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export const testing: SliceTesting<'communityRole'> = {
  noun: 'communityRole',
  calls: {
    list: { access: adminOnly, actor: 'admin', input: () => ({}) },
    get: {
      access: adminOnly,
      actor: 'admin',
      input: ({ people }) => ({ userId: people.anotherMember.userId }),
      ids: ({ people }) => ({ userId: people.foreignAdmin.userId }),
    },
    update: {
      access: adminOnly,
      actor: 'admin',
      input: ({ people }) => ({ userId: people.anotherMember.userId, give: ['CAN_CREATE_EVENTS'], take: [] }),
      ids: ({ people }) => ({ userId: people.foreignAdmin.userId }),
    },
  },
}
