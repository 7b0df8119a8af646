import { newId } from '#server/platform/db/id.ts'
import { type ExpectedStatuses, signedIn } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both } from '#server/testing/world.ts'
import { buildEvent, organisersOfEvent } from '../event/testing.ts'
import { buildEventQuestion } from '../event-question/testing.ts'
import { buildParticipation } from '../participation/testing.ts'

export type EventAnswerOptions = {
  communityId: string
  participantId: string
  question?: { eventId: string; id: string }
  text?: string
  optionIds?: string[]
  at?: Date
}

export async function buildEventAnswer(t: FactoryContext, options: EventAnswerOptions) {
  const { communityId, participantId } = options
  const question = options.question ?? (await buildEventQuestion(t, { communityId }))
  const id = newId(t.clock.now())
  await t.owner`
    insert into event_answer (community_id, id, event_id, question_id, participant_id, type, question_text, answer_text, free_text, option_ids,
      answered_at)
    values (${communityId}, ${id}, ${question.eventId}, ${question.id}, ${participantId}, 'TEXT', 'What do you bring?',
      ${options.text ?? 'Jam'}, ${options.text ?? 'Jam'}, ${options.optionIds ?? []}::uuid[], ${options.at ?? t.clock.now()})`
  return { id, eventId: question.eventId, questionId: question.id }
}

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** An answer of the member to a question of an event of `organiser`. */
    eventAnswer: Both<{ event: string; question: string; option: string; answer: string }>
  }
}

/** The sample's event was joined only by the member. */
const joinedOnly: ExpectedStatuses = {
  visitor: 401,
  pending: 403,
  member: 200,
  anotherMember: 409,
  organiser: 403,
  anotherOrganiser: 409,
  moderator: 409,
  admin: 403,
  foreignAdmin: 401,
  disabled: 401,
  deleted: 401,
}

export const testing: SliceTesting<'eventAnswer'> = {
  noun: 'eventAnswer',
  calls: {
    start: {
      access: joinedOnly,
      input: ({ eventAnswer }) => ({ id: eventAnswer.here.event }),
      ids: ({ eventAnswer }) => ({ id: eventAnswer.elsewhere.event }),
    },
    submit: {
      access: joinedOnly,
      input: ({ eventAnswer }) => ({
        id: eventAnswer.here.event,
        answers: [{ questionId: eventAnswer.here.question, optionIds: [eventAnswer.here.option] }],
      }),
      ids: ({ eventAnswer }) => ({
        id: eventAnswer.elsewhere.event,
        'answers[].questionId': eventAnswer.elsewhere.question,
        'answers[].optionIds[]': eventAnswer.elsewhere.option,
      }),
    },
    listOfUser: {
      actor: 'organiser',
      access: { ...signedIn, pending: 403, anotherMember: 403, anotherOrganiser: 403 },
      input: ({ eventAnswer, people }) => ({
        id: eventAnswer.here.event,
        participantId: people.member.participantId as string,
      }),
      ids: ({ eventAnswer, subject }) => ({ id: eventAnswer.elsewhere.event, participantId: subject.elsewhere }),
    },
    list: {
      access: organisersOfEvent,
      actor: 'organiser',
      input: ({ eventAnswer }) => ({ id: eventAnswer.here.event }),
      ids: ({ eventAnswer, subject }) => ({
        id: eventAnswer.elsewhere.event,
        questionId: eventAnswer.elsewhere.question,
        participantId: subject.elsewhere,
      }),
    },
    listParticipants: {
      access: organisersOfEvent,
      actor: 'organiser',
      input: ({ eventAnswer }) => ({ id: eventAnswer.here.event }),
      ids: ({ eventAnswer }) => ({ id: eventAnswer.elsewhere.event }),
    },
    remove: {
      access: { ...signedIn, pending: 404, anotherMember: 404, anotherOrganiser: 404 },
      input: ({ eventAnswer }) => ({ id: eventAnswer.here.event, answerId: eventAnswer.here.answer }),
      ids: ({ eventAnswer }) => ({ id: eventAnswer.elsewhere.event, answerId: eventAnswer.elsewhere.answer }),
    },
    progress: {
      access: joinedOnly,
      input: ({ eventAnswer }) => ({ id: eventAnswer.here.event }),
      ids: ({ eventAnswer }) => ({ id: eventAnswer.elsewhere.event }),
    },
    getCompletion: {
      access: joinedOnly,
      input: ({ eventAnswer }) => ({ id: eventAnswer.here.event }),
      ids: ({ eventAnswer }) => ({ id: eventAnswer.elsewhere.event }),
    },
    complete: {
      access: joinedOnly,
      input: ({ eventAnswer }) => ({ id: eventAnswer.here.event }),
      ids: ({ eventAnswer }) => ({ id: eventAnswer.elsewhere.event }),
    },
  },
  tables: {
    event_answer: (t, { communityId, participantId }) => buildEventAnswer(t, { communityId, participantId }),
  },
  buildPart: async ({ t, here, elsewhere, people }) => {
    const build = async (communityId: string, organiser: string, participantId: string) => {
      const { id: event } = await buildEvent(t, { communityId, isOnboardingEnabled: true, responsibles: [organiser] })
      const question = await buildEventQuestion(t, {
        communityId,
        eventId: event,
        type: 'RADIO',
        options: ['Tea', 'Jam'],
      })
      await buildParticipation(t, { communityId, eventId: event, participantId, status: 'PENDING' })
      const { id: answer } = await buildEventAnswer(t, { communityId, participantId, question })
      return { event, question: question.id, option: question.optionIds[0] as string, answer }
    }
    return {
      here: await build(here.id, people.organiser.userId, people.member.participantId as string),
      elsewhere: await build(elsewhere.id, people.foreignAdmin.userId, people.foreignAdmin.participantId as string),
    }
  },
}
