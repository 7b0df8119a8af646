import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { localized } from '../languages.ts'
import { limits } from '../limits.ts'
import { id, nothing, requiredText, text } from '../shapes.ts'

export const questionTypes = ['TEXT', 'RADIO', 'CHECKBOX', 'YEAR'] as const
export const questionType = z.enum(questionTypes)

const words = localized(requiredText(limits.question.max))

/** A question that a community asks newcomers. */
export const question = z.strictObject({
  id,
  type: questionType,
  text: words,
  hint: localized(text(limits.question.max)),
  isRequired: z.boolean(),
  options: z.array(z.strictObject({ id: z.string(), text: words })),
  /** Maximum number of selected options. */
  atMost: z.number().int().min(1),
  /** Whether members see the answer on the profile. */
  isAnswerVisible: z.boolean(),
})
export type Question = z.infer<typeof question>

/** A text, a year, or the ids of selected options, depending on the question. */
export const answer = z.strictObject({
  questionId: id,
  text: text(limits.answer.max),
  options: z.array(z.string().max(60)).max(50),
})
export type Answer = z.infer<typeof answer>

export const questionApi = {
  list: endpoint({
    call: 'GET /api/participant/questions',
    access: 'user',
    summary: "List the community's questions to newcomers, in order.",
    reply: z.array(question),
  }),
  listMyAnswers: endpoint({
    call: 'GET /api/participant/my-answers',
    access: 'user',
    summary: "List the user's answers.",
    reply: z.array(answer),
  }),
  updateAnswers: endpoint({
    call: 'POST /api/participant/update-answers',
    access: 'user',
    summary: 'Save answers. Those that are not sent stay.',
    input: { answers: z.array(answer).max(100) },
    reply: nothing,
    limit: 'write',
  }),
}
