import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { localized } from '../languages.ts'
import { limits } from '../limits.ts'
import { id, nothing, requiredText, text } from '../shapes.ts'
import { question, questionType } from './question.ts'
import { hasOptions, questionnaireLimits } from './question-limits.ts'

/** A question as managers see it. */
export const managedQuestion = question.extend({
  /** How many members have answered it. */
  answers: z.number().int(),
})
export type ManagedQuestion = z.infer<typeof managedQuestion>

const words = localized(requiredText(limits.question.max))

/** An option with an id is changed, one without is new; those that are not sent are removed. */
const sentOption = z.strictObject({ id: z.string().min(1).max(60).optional(), text: words })

export const questionFields = {
  type: questionType,
  text: words,
  hint: localized(text(limits.question.max)).default({ en: '', ru: '' }),
  isRequired: z.boolean().default(false),
  isAnswerVisible: z.boolean().default(false),
  options: z.array(sentOption).max(questionnaireLimits.options).default([]),
  atMost: z.number().int().min(1).max(questionnaireLimits.options).default(1),
}
export type SentQuestion = z.output<z.ZodObject<typeof questionFields>>

export const hasEnoughOptions = ({ type, options }: Pick<SentQuestion, 'type' | 'options'>): boolean =>
  !hasOptions(type) || options.length >= questionnaireLimits.fewestOptions

const all = z.strictObject({
  /** In the order of asking. */
  questions: z.array(managedQuestion),
  /** No longer asked; their answers are kept and shown to nobody. */
  removed: z.array(managedQuestion),
})

/** What managers do with the questions that their community asks newcomers. */
export const questionnaireApi = {
  list: endpoint({
    call: 'GET /api/admin/questions',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: "List the community's questions with the number of their answers, in order, and those that were removed.",
    reply: all,
  }),
  create: endpoint({
    call: 'POST /api/admin/questions',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Add a question, after the others.',
    input: questionFields,
    reply: managedQuestion,
    fails: ['TOO_MANY_COMMUNITY_QUESTIONS', 'TOO_FEW_OPTIONS'],
    idempotent: true,
    limit: 'write',
  }),
  update: endpoint({
    call: 'PUT /api/admin/questions/:id',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Change a question. Its type stays once somebody has answered.',
    input: { id, ...questionFields },
    reply: managedQuestion,
    fails: ['TOO_FEW_OPTIONS', 'QUESTION_ANSWERED'],
    idempotent: true,
    limit: 'write',
  }),
  reorder: endpoint({
    call: 'PUT /api/admin/questions/order',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Set the order of the questions: the ids of all that are asked.',
    input: { ids: z.array(id).max(questionnaireLimits.questions) },
    reply: nothing,
    fails: ['QUESTIONS_CHANGED'],
    idempotent: true,
    limit: 'write',
  }),
  remove: endpoint({
    call: 'DELETE /api/admin/questions/:id',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Stop asking a question. Its answers leave the profiles and come back when it is restored.',
    input: { id },
    reply: nothing,
    idempotent: true,
    limit: 'write',
  }),
  restore: endpoint({
    call: 'POST /api/admin/questions/:id/restore',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Ask a removed question again, after the others.',
    input: { id },
    reply: nothing,
    fails: ['TOO_MANY_COMMUNITY_QUESTIONS'],
    idempotent: true,
    limit: 'write',
  }),
}
