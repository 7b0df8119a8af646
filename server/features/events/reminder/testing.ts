import type { SliceTesting } from '#server/testing/slice.ts'
import { buildParticipation } from '../participation/testing.ts'

export const testing: SliceTesting<'reminder'> = {
  noun: 'reminder',
  tables: {
    reminder: async (t, { communityId, participantId }) => {
      const { id } = await buildParticipation(t, { communityId, participantId })
      return t.owner`
        insert into reminder (community_id, participation_id, participant_id, kind, starts_at, claimed_at)
        values (${communityId}, ${id}, ${participantId}, 'day', ${t.clock.now()}, ${t.clock.now()})`
    },
  },
}
