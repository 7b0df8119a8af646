import { type PairOptions, pairOf } from '#server/features/participants/participant/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { membersOnly, owningMemberOnly } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both } from '#server/testing/world.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** An unanswered intro to the participant, and one just declined. */
    intro: Both & { declined: Both }
  }
}

type IntroOptions = PairOptions & {
  status?: 'SENT' | 'ACCEPTED' | 'DECLINED' | 'UNDELIVERED'
  message?: string
  answeredAt?: Date
  matchingId?: string
}

/** From `participantId` to `subjectId`. */
export async function buildIntro(t: FactoryContext, options: IntroOptions) {
  const pair = await pairOf(t, options)
  const [id, at] = [options.id ?? newId(t.clock.now()), options.at ?? t.clock.now()]
  const status = options.status ?? 'SENT'
  const isAnswered = status === 'ACCEPTED' || status === 'DECLINED'
  await t.owner`
    insert into intro (community_id, id, from_id, to_id, matching_result_id, intro_message, status, created_at, answered_at)
    values (${pair.communityId}, ${id}, ${pair.participantId}, ${pair.subjectId}, ${options.matchingId ?? null},
      ${options.message ?? 'Shall we have tea?'}, ${status}, ${at}, ${isAnswered ? (options.answeredAt ?? at) : null})`
  return { ...pair, id }
}

export const testing: SliceTesting<'intro'> = {
  noun: 'intro',
  calls: {
    send: {
      access: membersOnly,
      input: ({ subject }) => ({ participantId: subject.here, introMessage: 'Shall we have tea?' }),
      ids: ({ subject, recommendation }) => ({
        participantId: subject.elsewhere,
        matchingResultId: recommendation.elsewhere,
      }),
    },
    list: { access: membersOnly, input: () => ({ direction: 'received' }) },
    answer: {
      access: owningMemberOnly,
      input: ({ intro }) => ({ id: intro.here, accept: true, message: 'Gladly' }),
      ids: ({ intro }) => ({ id: intro.elsewhere }),
    },
    undoDecline: {
      access: owningMemberOnly,
      input: ({ intro }) => ({ id: intro.declined.here }),
      ids: ({ intro }) => ({ id: intro.declined.elsewhere }),
    },
  },
  tables: { intro: buildIntro },
  buildPart: async ({ t, here, elsewhere, people }) => {
    const [subjectId, foreignId] = [people.member.participantId, people.foreignAdmin.participantId] as string[]
    const both = async (status: 'SENT' | 'DECLINED') => ({
      here: (await buildIntro(t, { communityId: here.id, subjectId, status })).id,
      elsewhere: (await buildIntro(t, { communityId: elsewhere.id, subjectId: foreignId, status })).id,
    })
    return { ...(await both('SENT')), declined: await both('DECLINED') }
  },
}
