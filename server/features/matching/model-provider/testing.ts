import type { SliceTesting } from '#server/testing/slice.ts'

export const testing: SliceTesting<'model-provider'> = {
  noun: 'model-provider',
  tables: {
    model_use: (t, { communityId }) =>
      t.owner`insert into model_use (community_id, provider, day, used) values (${communityId}, 'embedding', '2026-01-05', 1)`,
  },
}
