import { aPair, foreignPair, orderedPair } from '#server/features/matching/management/testing.ts'
import { type PairOptions, pairOf } from '#server/features/participants/participant/testing.ts'
import { moderators } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

/** A moderator's score of a pair. */
export async function buildPairScore(
  t: FactoryContext,
  options: PairOptions & { scoredBy: string; score?: number; machineRate?: number },
) {
  const pair = await pairOf(t, options)
  const { firstId, secondId } = orderedPair(pair)
  await t.owner`
    insert into pair_score (community_id, first_id, second_id, scored_by, internal_admin_score, machine_rate, scored_at)
    values (${pair.communityId}, ${firstId}, ${secondId}, ${options.scoredBy}, ${options.score ?? 5}, ${options.machineRate ?? 50},
      ${options.at ?? t.clock.now()})`
  return pair
}

export const testing: SliceTesting<'scoreMatch'> = {
  noun: 'scoreMatch',
  calls: {
    getNext: { access: moderators, actor: 'moderator', input: () => ({}) },
    listPairHistory: { access: moderators, actor: 'moderator', input: aPair, ids: foreignPair },
    getAssistance: { access: moderators, actor: 'moderator', input: aPair, ids: foreignPair },
    score: {
      access: moderators,
      actor: 'moderator',
      input: world => ({ ...aPair(world), internalAdminScore: 7 }),
      ids: foreignPair,
    },
  },
  tables: { pair_score: (t, owner) => buildPairScore(t, { ...owner, scoredBy: owner.userId }) },
}
