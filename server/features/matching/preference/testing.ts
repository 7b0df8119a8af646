import { withProfile } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export const testing: SliceTesting<'preference'> = {
  noun: 'preference',
  calls: {
    get: { access: withProfile, input: () => ({}) },
    update: { access: withProfile, input: () => ({ pausedUntil: null, everyWeeks: 2 }) },
  },
  tables: {
    matching_preference: (t, { communityId, participantId }) =>
      t.owner`insert into matching_preference (community_id, participant_id) values (${communityId}, ${participantId})`,
  },
}
