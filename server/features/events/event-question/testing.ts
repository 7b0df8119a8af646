import { newId } from '#server/platform/db/id.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import { buildEvent } from '../event/testing.ts'

export type EventQuestionOptions = {
  communityId: string
  eventId?: string
  type?: 'TEXT' | 'RADIO' | 'CHECKBOX' | 'YEAR'
  text?: string
  position?: number
  isRequired?: boolean
  isVisible?: boolean
  atMost?: number
  /** Texts of its options. */
  options?: string[]
  shownAfterOptionId?: string
}

/** A question with its options; the ids of the options are in the order of `options`. */
export async function buildEventQuestion(t: FactoryContext, options: EventQuestionOptions) {
  const { communityId } = options
  const eventId = options.eventId ?? (await buildEvent(t, { communityId, isOnboardingEnabled: true })).id
  const id = newId(t.clock.now())
  await t.owner`
    insert into event_question (community_id, id, event_id, position, text, translation_key, type, is_visible, is_required, at_most,
      shown_after_option_id, created_at)
    values (${communityId}, ${id}, ${eventId}, ${options.position ?? 1}, ${options.text ?? 'What do you bring?'}, ${`question.${id}`},
      ${options.type ?? 'TEXT'}, ${options.isVisible ?? true}, ${options.isRequired ?? false}, ${options.atMost ?? 1},
      ${options.shownAfterOptionId ?? null}, ${t.clock.now()})`
  const optionIds: string[] = []
  for (const [position, text] of (options.options ?? []).entries()) {
    const optionId = newId(t.clock.now())
    optionIds.push(optionId)
    await t.owner`
      insert into event_answer_option (community_id, id, question_id, position, text, translation_key)
      values (${communityId}, ${optionId}, ${id}, ${position + 1}, ${text}, ${`option.${optionId}`})`
  }
  return { communityId, eventId, id, optionIds }
}

export const testing: SliceTesting<'event-question'> = {
  noun: 'event-question',
  tables: {
    event_question: (t, { communityId }) => buildEventQuestion(t, { communityId }),
    event_answer_option: (t, { communityId }) =>
      buildEventQuestion(t, { communityId, type: 'RADIO', options: ['Tea'] }),
    event_question_translation: async (t, { communityId }) => {
      const { eventId, id } = await buildEventQuestion(t, { communityId })
      return t.owner`
        insert into event_question_translation (community_id, event_id, translation_key, language, translated_text)
        values (${communityId}, ${eventId}, ${`question.${id}`}, 'ru', 'Что вы принесёте?')`
    },
  },
}
