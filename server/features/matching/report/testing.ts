import { type PairOptions, pairOf } from '#server/features/participants/participant/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { membersOnly, moderators } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both } from '#server/testing/world.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** A report of two people who are nobody of the actors. */
    report: Both
  }
}

export async function buildReport(t: FactoryContext, options: PairOptions) {
  const pair = await pairOf(t, options)
  await t.owner`
    insert into report (community_id, id, author_id, subject_id, reason, created_at)
    values (${pair.communityId}, ${options.id ?? newId(t.clock.now())}, ${pair.participantId}, ${pair.subjectId}, 'SPAM', ${t.clock.now()})`
  return pair
}

export const testing: SliceTesting<'report'> = {
  noun: 'report',
  calls: {
    create: {
      access: membersOnly,
      input: ({ subject }) => ({ participantId: subject.here, reason: 'SPAM', text: 'Sells kettles' }),
      ids: ({ subject, request }) => ({ participantId: subject.elsewhere, requestId: request.elsewhere }),
    },
    list: { access: moderators, actor: 'moderator', input: () => ({}) },
    get: {
      access: moderators,
      actor: 'moderator',
      input: ({ report }) => ({ id: report.here }),
      ids: ({ report }) => ({ id: report.elsewhere }),
    },
    decide: {
      access: moderators,
      actor: 'moderator',
      input: ({ report }) => ({ id: report.here }),
      ids: ({ report }) => ({ id: report.elsewhere }),
    },
  },
  tables: { report: buildReport },
  buildPart: async ({ t, here, elsewhere }) => {
    const [id, elsewhereId] = [newId(t.clock.now()), newId(t.clock.now())]
    await buildReport(t, { communityId: here.id, id })
    await buildReport(t, { communityId: elsewhere.id, id: elsewhereId })
    return { here: id, elsewhere: elsewhereId }
  },
}
