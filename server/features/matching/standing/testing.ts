import { membersOnly } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export const testing: SliceTesting<'standing'> = {
  noun: 'standing',
  calls: {
    get: {
      access: membersOnly,
      input: ({ subject }) => ({ participantId: subject.here }),
      ids: ({ subject }) => ({ participantId: subject.elsewhere }),
    },
  },
}
