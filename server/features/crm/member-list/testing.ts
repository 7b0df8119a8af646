import { adminOnly, moderators } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { World } from '#server/testing/world.ts'

const subject = {
  input: ({ subject }: World) => ({ participantId: subject.here, shouldDisable: true }),
  ids: ({ subject }: World) => ({ participantId: subject.elsewhere }),
}

export const testing: SliceTesting<'memberList'> = {
  noun: 'memberList',
  calls: {
    list: { access: moderators, actor: 'admin', input: () => ({ filter: '{"search": "vera"}', size: 10 }) },
    count: { access: moderators, actor: 'admin', input: () => ({}) },
    countViews: { access: moderators, actor: 'admin', input: () => ({}) },
    get: {
      access: moderators,
      actor: 'admin',
      input: ({ subject }) => ({ participantId: subject.here }),
      ids: ({ subject }) => ({ participantId: subject.elsewhere }),
    },
    updateProfile: { access: adminOnly, actor: 'admin', ...subject },
    updateNetworking: { access: adminOnly, actor: 'admin', ...subject },
  },
}
