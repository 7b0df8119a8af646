import type { SliceTesting } from '#server/testing/slice.ts'

export const testing: SliceTesting<'embedding'> = {
  noun: 'embedding',
  tables: {
    member_vector: (t, { communityId, participantId }) => t.owner`
      insert into member_vector (community_id, participant_id, model, want_hash, have_hash, examined_at, made_at)
      values (${communityId}, ${participantId}, 'small', '', '', ${t.clock.now()}, ${t.clock.now()})`,
  },
}
