import { type PairOptions, pairOf } from '#server/features/participants/participant/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { membersOnly } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export async function buildReport(t: FactoryContext, options: PairOptions) {
  const pair = await pairOf(t, options)
  await t.owner`
    insert into report (community_id, id, author_id, subject_id, reason, created_at)
    values (${pair.communityId}, ${newId(t.clock.now())}, ${pair.participantId}, ${pair.subjectId}, 'SPAM', ${t.clock.now()})`
  return pair
}

export const testing: SliceTesting<'report'> = {
  noun: 'report',
  calls: {
    create: {
      access: membersOnly,
      input: ({ subject }) => ({ participantId: subject.here, reason: 'SPAM', text: 'Sells kettles' }),
      ids: ({ subject }) => ({ participantId: subject.elsewhere }),
    },
  },
  tables: { report: buildReport },
}
