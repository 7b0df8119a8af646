import type { SliceTesting } from '#server/testing/slice.ts'
import { buildEvent } from '../event/testing.ts'

export const testing: SliceTesting<'responsible'> = {
  noun: 'responsible',
  tables: {
    responsible: (t, { communityId, userId }) => buildEvent(t, { communityId, responsibles: [userId] }),
  },
}
