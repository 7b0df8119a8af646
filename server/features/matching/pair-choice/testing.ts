import { aPair, foreignPair, orderedPair } from '#server/features/matching/management/testing.ts'
import { pairOf } from '#server/features/participants/participant/testing.ts'
import { adminOnly } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export const testing: SliceTesting<'pairChoice'> = {
  noun: 'pairChoice',
  calls: {
    list: { access: adminOnly, actor: 'admin', input: () => ({}) },
    set: {
      access: adminOnly,
      actor: 'admin',
      input: world => ({ ...aPair(world), choice: 'PIN' }),
      ids: foreignPair,
    },
    remove: { access: adminOnly, actor: 'admin', input: aPair, ids: foreignPair },
  },
  tables: {
    pair_choice: async (t, owner) => {
      const { communityId, ...pair } = await pairOf(t, owner)
      const { firstId, secondId } = orderedPair(pair)
      await t.owner`
        insert into pair_choice (community_id, week, first_id, second_id, choice, created_by, created_at)
        values (${communityId}, '2026-01-05', ${firstId}, ${secondId}, 'SKIP', ${owner.userId}, ${t.clock.now()})`
    },
  },
}
