import { type PairOptions, pairOf, subjectSample } from '#server/features/participants/participant/testing.ts'
import { membersOnly } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export async function buildBookmark(t: FactoryContext, options: PairOptions) {
  const pair = await pairOf(t, options)
  await t.owner`
    insert into bookmark (community_id, participant_id, subject_id, created_at)
    values (${pair.communityId}, ${pair.participantId}, ${pair.subjectId}, ${options.at ?? t.clock.now()})`
  return pair
}

export const testing: SliceTesting<'bookmark'> = {
  noun: 'bookmark',
  calls: {
    list: { access: membersOnly, input: () => ({}) },
    create: subjectSample,
    remove: subjectSample,
  },
  tables: { bookmark: buildBookmark },
}
