import { newId } from '#server/platform/db/id.ts'
import { signedIn } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both } from '#server/testing/world.ts'
import { buildEvent, organisersOfEvent } from '../event/testing.ts'
import { buildParticipation } from '../participation/testing.ts'

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

type Parts = { event: string; question: string; option: string; second: string }

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** Two questions of an event of `organiser`, which the member has asked to join. */
    eventQuestion: Both<Parts>
  }
}

export const testing: SliceTesting<'eventQuestion'> = {
  noun: 'eventQuestion',
  calls: {
    list: {
      access: organisersOfEvent,
      actor: 'organiser',
      input: ({ eventQuestion }) => ({ id: eventQuestion.here.event }),
      ids: ({ eventQuestion }) => ({ id: eventQuestion.elsewhere.event }),
    },
    listTranslated: {
      access: organisersOfEvent,
      actor: 'organiser',
      input: ({ eventQuestion }) => ({ id: eventQuestion.here.event, language: 'ru', defaultLanguage: 'en' }),
      ids: ({ eventQuestion }) => ({ id: eventQuestion.elsewhere.event }),
    },
    listForParticipant: {
      access: signedIn,
      input: ({ eventQuestion }) => ({ id: eventQuestion.here.event, language: 'ru', defaultLanguage: 'en' }),
      ids: ({ eventQuestion }) => ({ id: eventQuestion.elsewhere.event }),
    },
    create: {
      access: organisersOfEvent,
      actor: 'organiser',
      input: ({ eventQuestion }) => ({
        id: eventQuestion.here.event,
        text: 'Tea or coffee?',
        type: 'RADIO',
        options: [{ text: 'Tea' }, { text: 'Coffee' }],
        translations: [{ language: 'ru', translatedText: 'Чай или кофе?' }],
      }),
      ids: ({ eventQuestion }) => ({
        id: eventQuestion.elsewhere.event,
        shownAfterOptionId: eventQuestion.elsewhere.option,
        'options[].id': eventQuestion.elsewhere.option,
      }),
    },
    update: {
      access: organisersOfEvent,
      actor: 'organiser',
      input: ({ eventQuestion }) => ({
        id: eventQuestion.here.event,
        questionId: eventQuestion.here.question,
        options: [{ id: eventQuestion.here.option, text: 'Green tea' }, { text: 'Water' }],
      }),
      ids: ({ eventQuestion }) => ({
        id: eventQuestion.elsewhere.event,
        questionId: eventQuestion.elsewhere.question,
        shownAfterOptionId: eventQuestion.elsewhere.option,
        'options[].id': eventQuestion.elsewhere.option,
      }),
    },
    remove: {
      access: organisersOfEvent,
      actor: 'organiser',
      input: ({ eventQuestion }) => ({ id: eventQuestion.here.event, questionId: eventQuestion.here.question }),
      ids: ({ eventQuestion }) => ({
        id: eventQuestion.elsewhere.event,
        questionId: eventQuestion.elsewhere.question,
      }),
    },
    reorder: {
      access: organisersOfEvent,
      actor: 'organiser',
      input: ({ eventQuestion: { here } }) => ({ id: here.event, ids: [here.second, here.question] }),
      ids: ({ eventQuestion }) => ({ id: eventQuestion.elsewhere.event, 'ids[]': eventQuestion.elsewhere.question }),
    },
  },
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
  buildPart: async ({ t, here, elsewhere, people }) => {
    const build = async (communityId: string, organiser: string, participantId: string) => {
      const { id: event } = await buildEvent(t, { communityId, isOnboardingEnabled: true, responsibles: [organiser] })
      const [question, second] = [
        await buildEventQuestion(t, { communityId, eventId: event, type: 'RADIO', options: ['Tea', 'Coffee'] }),
        await buildEventQuestion(t, { communityId, eventId: event, position: 2 }),
      ]
      await buildParticipation(t, { communityId, eventId: event, participantId, status: 'PENDING' })
      return { event, question: question.id, option: question.optionIds[0] as string, second: second.id }
    }
    return {
      here: await build(here.id, people.organiser.userId, people.member.participantId as string),
      elsewhere: await build(elsewhere.id, people.foreignAdmin.userId, people.foreignAdmin.participantId as string),
    }
  },
}
