import type { SliceTesting } from '#server/testing/slice.ts'

export const testing: SliceTesting<'matcher'> = {
  noun: 'matcher',
  tables: {
    figure_change: (t, { communityId, participantId }) =>
      t.owner`insert into figure_change (community_id, participant_id, changed_at) values (${communityId}, ${participantId}, ${t.clock.now()})`,
  },
}
