import type { SliceTesting } from '#server/testing/slice.ts'

export const testing: SliceTesting<'managersLetter'> = {
  noun: 'managersLetter',
  tables: {
    managers_letter: (t, { communityId, userId }) =>
      t.owner`insert into managers_letter (community_id, user_id, week, is_sent, created_at)
        values (${communityId}, ${userId}, '2026-11-16', true, ${t.clock.now()})`,
  },
}
