import { mondayOf } from '#server/features/matching/run/week.ts'
import { type PairOptions, pairOf } from '#server/features/participants/participant/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { membersOnly } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both, World } from '#server/testing/world.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** A matching: the participant was shown the subject, without an intro. */
    recommendation: Both
  }
}

type MatchingOptions = PairOptions & {
  week?: string
  origin?: 'WEEKLY' | 'INSTANT' | 'INTRO'
  rate?: number
  meetingDueAt?: Date
  score?: number
}

/** One participant shown to another. */
export async function buildMatching(t: FactoryContext, options: MatchingOptions) {
  const pair = await pairOf(t, options)
  const at = options.at ?? t.clock.now()
  const id = options.id ?? newId(t.clock.now())
  await t.owner`
    insert into matching (community_id, id, participant_id, subject_id, week, origin, place, rate, matched_at, meeting_due_at, score,
      scored_at)
    values (${pair.communityId}, ${id}, ${pair.participantId}, ${pair.subjectId}, ${options.week ?? mondayOf(at, 'UTC')},
      ${options.origin ?? 'WEEKLY'}, 1, ${options.rate ?? 50}, ${at}, ${options.meetingDueAt ?? null}, ${options.score ?? null},
      ${options.score === undefined ? null : at})`
  return { ...pair, id }
}

const ofSubject = {
  access: membersOnly,
  input: ({ subject }: World) => ({ participantId: subject.here }),
  ids: ({ subject }: World) => ({ participantId: subject.elsewhere }),
}

export const testing: SliceTesting<'recommendation'> = {
  noun: 'recommendation',
  calls: {
    list: { access: membersOnly, input: () => ({}) },
    listHistory: { access: membersOnly, input: () => ({}) },
    calcRelevanceRate: ofSubject,
    getRelevanceRate: ofSubject,
  },
  tables: {
    matching: buildMatching,
    criteria_change: (t, { communityId, participantId }) =>
      t.owner`insert into criteria_change (community_id, participant_id) values (${communityId}, ${participantId})`,
  },
  buildPart: async ({ t, here, elsewhere, people, subject }) => {
    const [participantId, foreignId] = [people.member.participantId, people.foreignAdmin.participantId] as string[]
    const shown = { communityId: here.id, participantId, subjectId: subject.here }
    const shownElsewhere = { communityId: elsewhere.id, participantId: foreignId, subjectId: subject.elsewhere }
    return { here: (await buildMatching(t, shown)).id, elsewhere: (await buildMatching(t, shownElsewhere)).id }
  },
}
