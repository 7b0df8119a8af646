import { membersAlone } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export const testing: SliceTesting<'standing'> = {
  noun: 'standing',
  calls: {
    get: {
      access: membersAlone,
      input: ({ subject }) => ({ participantId: subject.here }),
      ids: ({ subject }) => ({ participantId: subject.elsewhere }),
    },
  },
}
