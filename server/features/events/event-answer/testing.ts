import { newId } from '#server/platform/db/id.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import { buildEventQuestion } from '../event-question/testing.ts'

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
    insert into event_answer (community_id, id, event_id, question_id, participant_id, type, question_text, answer_text, option_ids,
      answered_at)
    values (${communityId}, ${id}, ${question.eventId}, ${question.id}, ${participantId}, 'TEXT', 'What do you bring?',
      ${options.text ?? 'Jam'}, ${options.optionIds ?? []}::uuid[], ${options.at ?? t.clock.now()})`
  return { id, eventId: question.eventId, questionId: question.id }
}

export const testing: SliceTesting<'event-answer'> = {
  noun: 'event-answer',
  tables: {
    event_answer: (t, { communityId, participantId }) => buildEventAnswer(t, { communityId, participantId }),
  },
}
