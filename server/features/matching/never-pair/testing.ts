import { type PairOptions, pairOf, subjectSample } from '#server/features/participants/participant/testing.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export async function buildNeverPair(t: FactoryContext, options: PairOptions) {
  const pair = await pairOf(t, options)
  await t.owner`
    insert into never_pair (community_id, participant_id, subject_id, created_at)
    values (${pair.communityId}, ${pair.participantId}, ${pair.subjectId}, ${t.clock.now()})`
  return pair
}

export const testing: SliceTesting<'neverPair'> = {
  noun: 'neverPair',
  calls: {
    create: subjectSample,
    remove: subjectSample,
  },
  tables: { never_pair: buildNeverPair },
}
