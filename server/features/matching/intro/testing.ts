import { type PairWish, pairOf } from '#server/features/participants/participant/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { membersAlone, owningMemberAlone } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both } from '#server/testing/world.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** An unanswered intro to the participant. */
    intro: Both
  }
}

type IntroWish = PairWish & {
  status?: 'SENT' | 'ACCEPTED' | 'DECLINED' | 'UNDELIVERED'
  message?: string
  answeredAt?: Date
  matchingId?: string
}

/** From `participantId` to `subjectId`. */
export async function buildIntro(t: FactoryContext, wish: IntroWish) {
  const pair = await pairOf(t, wish)
  const [id, at] = [wish.id ?? newId(t.clock.now()), wish.at ?? t.clock.now()]
  const status = wish.status ?? 'SENT'
  const isAnswered = status === 'ACCEPTED' || status === 'DECLINED'
  await t.owner`
    insert into intro (community_id, id, from_id, to_id, matching_result_id, intro_message, status, created_at, answered_at)
    values (${pair.communityId}, ${id}, ${pair.participantId}, ${pair.subjectId}, ${wish.matchingId ?? null},
      ${wish.message ?? 'Shall we have tea?'}, ${status}, ${at}, ${isAnswered ? (wish.answeredAt ?? at) : null})`
  return { ...pair, id }
}

export const testing: SliceTesting<'intro'> = {
  noun: 'intro',
  calls: {
    send: {
      access: membersAlone,
      input: ({ subject }) => ({ participantId: subject.here, introMessage: 'Shall we have tea?' }),
      ids: ({ subject, recommendation }) => ({
        participantId: subject.elsewhere,
        matchingResultId: recommendation.elsewhere,
      }),
    },
    list: { access: membersAlone, input: () => ({ direction: 'received' }) },
    answer: {
      access: owningMemberAlone,
      input: ({ intro }) => ({ id: intro.here, accept: true, message: 'Gladly' }),
      ids: ({ intro }) => ({ id: intro.elsewhere }),
    },
  },
  tables: { intro: buildIntro },
  buildPart: async ({ t, here, elsewhere, people }) => {
    const [subjectId, foreignId] = [people.member.participantId, people.foreignAdmin.participantId] as string[]
    return {
      here: (await buildIntro(t, { communityId: here.id, subjectId })).id,
      elsewhere: (await buildIntro(t, { communityId: elsewhere.id, subjectId: foreignId })).id,
    }
  },
}
