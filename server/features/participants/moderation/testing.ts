import { membersOnly, moderators } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export const testing: SliceTesting<'moderation'> = {
  noun: 'moderation',
  calls: {
    list: { access: moderators, actor: 'moderator', input: () => ({}) },
    updateStatus: {
      access: moderators,
      actor: 'moderator',
      input: ({ subject }) => ({ participantId: subject.here, moderationStatus: 'CONFIRMED' }),
      ids: ({ subject }) => ({ participantId: subject.elsewhere }),
    },
    listModerators: { access: membersOnly, input: () => ({}) },
  },
}
