import { buildIntro } from '#server/features/matching/intro/testing.ts'
import { buildMatching } from '#server/features/matching/recommendation/testing.ts'
import { owningMemberOnly } from '#server/testing/actors.ts'
import type { TestApp } from '#server/testing/harness.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both, Person, World } from '#server/testing/world.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** A matching of the participant whose score is due. */
    meeting: Both
  }
}

const foreignMeeting = ({ meeting }: World) => ({ matchingId: meeting.elsewhere })
const daysBefore = ({ clock }: TestApp, days: number) => new Date(clock.now().getTime() - days * 86_400_000)

async function buildMeeting(t: TestApp, { communityId, participantId }: Person): Promise<string> {
  const at = daysBefore(t, 9)
  const options = { communityId, participantId: participantId as string, at, meetingDueAt: daysBefore(t, 1) }
  const { id, ...pair } = await buildMatching(t, options)
  await buildIntro(t, { ...pair, at, matchingId: id, status: 'ACCEPTED' })
  return id
}

export const testing: SliceTesting<'meeting'> = {
  noun: 'meeting',
  calls: {
    listPendingScores: {
      access: owningMemberOnly,
      input: ({ people }) => ({ id: people.member.participantId as string }),
      ids: ({ subject }) => ({ id: subject.elsewhere }),
    },
    updateScore: {
      access: owningMemberOnly,
      input: ({ meeting }) => ({ matchingId: meeting.here, score: 5 }),
      ids: foreignMeeting,
    },
    updateNote: {
      access: owningMemberOnly,
      input: ({ meeting }) => ({ matchingId: meeting.here, note: 'A good talk' }),
      ids: foreignMeeting,
    },
    updateNotMet: {
      access: owningMemberOnly,
      input: ({ meeting }) => ({ matchingId: meeting.here, isNotMet: true }),
      ids: foreignMeeting,
    },
    skipScore: {
      access: owningMemberOnly,
      input: ({ meeting }) => ({ matchingId: meeting.here }),
      ids: foreignMeeting,
    },
  },
  buildPart: async ({ t, people }) => ({
    here: await buildMeeting(t, people.member),
    elsewhere: await buildMeeting(t, people.foreignAdmin),
  }),
}
