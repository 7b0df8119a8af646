import { type PairWish, pairOf } from '#server/features/participants/participant/testing.ts'
import { membersAlone } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export async function buildBookmark(t: FactoryContext, wish: PairWish) {
  const pair = await pairOf(t, wish)
  await t.owner`
    insert into bookmark (community_id, participant_id, subject_id, created_at)
    values (${pair.communityId}, ${pair.participantId}, ${pair.subjectId}, ${wish.at ?? t.clock.now()})`
  return pair
}

export const testing: SliceTesting<'bookmark'> = {
  noun: 'bookmark',
  calls: {
    list: { access: membersAlone, input: () => ({}) },
    create: {
      access: membersAlone,
      input: ({ subject }) => ({ participantId: subject.here }),
      ids: ({ subject }) => ({ participantId: subject.elsewhere }),
    },
    remove: {
      access: membersAlone,
      input: ({ subject }) => ({ participantId: subject.here }),
      ids: ({ subject }) => ({ participantId: subject.elsewhere }),
    },
  },
  tables: { bookmark: buildBookmark },
}
