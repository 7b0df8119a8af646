import { type PairOptions, pairOf } from '#server/features/participants/participant/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { membersOnly, owningMemberOnly, withProfile } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both } from '#server/testing/world.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** The subject's open request; an open and a fulfilled one of the member. */
    request: Both & { own: string; fulfilled: string }
  }
}

/** The open request of a participant, which a trigger maintains. */
export async function requestOf({ owner }: FactoryContext, participantId: string): Promise<string> {
  const [row] = await owner<{ id: string }[]>`
    select id from request where participant_id = ${participantId} and closed_at is null`
  if (!row) throw new Error('This member has no open request')
  return row.id
}

/** An answer to the open request of `subjectId`. */
export async function buildRequestAnswer(t: FactoryContext, options: PairOptions & { answer?: string }) {
  const pair = await pairOf(t, options)
  const [id, requestId] = [newId(t.clock.now()), await requestOf(t, pair.subjectId)]
  await t.owner`
    insert into request_answer (community_id, id, request_id, author_id, answer, created_at)
    values (${pair.communityId}, ${id}, ${requestId}, ${pair.participantId}, ${options.answer ?? 'I can help'},
      ${options.at ?? t.clock.now()})`
  return { ...pair, id, requestId }
}

export const testing: SliceTesting<'request'> = {
  noun: 'request',
  calls: {
    list: { access: membersOnly, input: () => ({}) },
    listFitting: { access: membersOnly, input: () => ({}) },
    getMine: { access: withProfile, input: () => ({}) },
    listPast: { access: withProfile, input: () => ({}) },
    fulfil: {
      access: owningMemberOnly,
      input: ({ request }) => ({ id: request.own }),
      ids: ({ request }) => ({ id: request.elsewhere }),
    },
    reopen: {
      access: owningMemberOnly,
      input: ({ request }) => ({ id: request.fulfilled }),
      ids: ({ request }) => ({ id: request.elsewhere }),
    },
    answer: {
      access: membersOnly,
      input: ({ request }) => ({ id: request.here, answer: 'I can help' }),
      ids: ({ request }) => ({ id: request.elsewhere }),
    },
  },
  tables: {
    // Created with every participant who is looking for something.
    request: (t, { participantId }) => requestOf(t, participantId),
    request_answer: buildRequestAnswer,
  },
  buildPart: async ({ t, here, subject, people }) => {
    const memberId = people.member.participantId as string
    const fulfilled = newId(t.clock.now())
    await t.owner`
      insert into request (community_id, id, participant_id, text, created_at, closed_at, fulfilled_at)
      values (${here.id}, ${fulfilled}, ${memberId}, 'Somebody with a piano', ${t.clock.now()}, ${t.clock.now()}, ${t.clock.now()})`
    return {
      here: await requestOf(t, subject.here),
      elsewhere: await requestOf(t, subject.elsewhere),
      own: await requestOf(t, memberId),
      fulfilled,
    }
  },
}
