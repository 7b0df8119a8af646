import { type PairOptions, pairOf } from '#server/features/participants/participant/testing.ts'
import { membersOnly } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export async function buildRelation(t: FactoryContext, options: PairOptions & { relationType?: 'LIKE' | 'DISLIKE' }) {
  const pair = await pairOf(t, options)
  await t.owner`
    insert into relation (community_id, participant_id, subject_id, relation_type, created_at)
    values (${pair.communityId}, ${pair.participantId}, ${pair.subjectId}, ${options.relationType ?? 'DISLIKE'},
      ${options.at ?? t.clock.now()})`
  return pair
}

export const testing: SliceTesting<'relation'> = {
  noun: 'relation',
  calls: {
    list: { access: membersOnly, input: () => ({}) },
    create: {
      access: membersOnly,
      input: ({ subject }) => ({ subjectId: subject.here, relationType: 'DISLIKE', reason: 'ALREADY_KNOW' }),
      ids: ({ subject }) => ({ subjectId: subject.elsewhere }),
    },
    remove: {
      access: membersOnly,
      input: ({ subject }) => ({ subjectId: subject.here }),
      ids: ({ subject }) => ({ subjectId: subject.elsewhere }),
    },
  },
  tables: { relation: buildRelation },
}
