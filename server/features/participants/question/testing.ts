import type { Question } from '#contract/participants/question.ts'
import { newId } from '#server/platform/db/id.ts'
import { signedIn } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both } from '#server/testing/world.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    question: Both
  }
}

export async function buildQuestion(
  { owner, clock }: FactoryContext,
  communityId: string,
  options: Partial<Omit<Question, 'id'>> & { place?: number } = {},
): Promise<string> {
  const id = newId(clock.now())
  const words = { en: 'What do you drink?', ru: 'Что вы пьёте?' }
  await owner`
    insert into question (community_id, id, place, type, text, is_required, options, at_most, is_answer_visible)
    values (${communityId}, ${id}, ${options.place ?? 1}, ${options.type ?? 'TEXT'}, ${JSON.stringify(options.text ?? words)}::text::jsonb,
      ${options.isRequired ?? false}, ${JSON.stringify(options.options ?? [])}::text::jsonb, ${options.atMost ?? 1},
      ${options.isAnswerVisible ?? false})`
  return id
}

export const testing: SliceTesting<'question'> = {
  noun: 'question',
  calls: {
    list: { access: signedIn, input: () => ({}) },
    listMyAnswers: { access: signedIn, input: () => ({}) },
    updateAnswers: {
      access: signedIn,
      input: ({ question }) => ({ answers: [{ questionId: question.here, text: 'Tea', options: [] }] }),
      ids: ({ question }) => ({ 'answers[].questionId': question.elsewhere }),
    },
  },
  tables: {
    question: (t, { communityId }) => buildQuestion(t, communityId),
    answer: async (t, { communityId, userId }) => t.owner`
      insert into answer (community_id, user_id, question_id, answered_at)
      values (${communityId}, ${userId}, ${await buildQuestion(t, communityId)}, ${t.clock.now()})`,
  },
  buildPart: async ({ t, here, elsewhere }) => ({
    here: await buildQuestion(t, here.id),
    elsewhere: await buildQuestion(t, elsewhere.id),
  }),
}
