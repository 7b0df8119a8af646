import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { language } from '../languages.ts'
import { id, list, nothing, requiredText, text } from '../shapes.ts'
import { eventKey } from './event.ts'
import { answerOptionTypes, eventQuestionTypes, questionLimits } from './question-fields.ts'

/** The text of a question or an option in one language. */
const translation = z.strictObject({ translationKey: z.string(), language, translatedText: z.string() })

export const answerOption = z.strictObject({
  id,
  order: z.number().int(),
  text: z.string(),
  translationKey: z.string(),
  type: z.enum(answerOptionTypes),
  isVisible: z.boolean(),
  /** Whether it can be selected. */
  isActive: z.boolean(),
  group: z.string(),
  category: z.string(),
  translations: z.array(translation),
})
export type AnswerOption = z.infer<typeof answerOption>

export const eventQuestion = z.strictObject({
  id,
  order: z.number().int(),
  text: z.string(),
  translationKey: z.string(),
  type: z.enum(eventQuestionTypes),
  isVisible: z.boolean(),
  isRequired: z.boolean(),
  /** Maximum number of selected options of a CHECKBOX question. */
  atMost: z.number().int(),
  /** Asked only if this option of an earlier question is selected. */
  shownAfterOptionId: id.nullable(),
  options: z.array(answerOption),
  translations: z.array(translation),
  /** How many participants have answered it. */
  answers: z.number().int(),
})
export type EventQuestion = z.infer<typeof eventQuestion>

/** A question with its texts in one language. */
export const translatedQuestion = eventQuestion.omit({ translations: true, answers: true }).extend({
  options: z.array(answerOption.omit({ translations: true })),
})
export type TranslatedQuestion = z.infer<typeof translatedQuestion>

const sentTranslations = z
  .array(z.strictObject({ language, translatedText: text(questionLimits.text) }))
  .max(2)
  .refine(sent => new Set(sent.map(each => each.language)).size === sent.length, 'choice')

/** An option with an id is changed, one without is new; those that are not sent are removed. */
const sentOption = z.strictObject({
  id: id.optional(),
  text: requiredText(questionLimits.option),
  type: z.enum(answerOptionTypes).default('PREDEFINED'),
  isVisible: z.boolean().default(true),
  isActive: z.boolean().default(true),
  group: text(questionLimits.label).default(''),
  category: text(questionLimits.label).default(''),
  translations: sentTranslations.default([]),
})
export type SentOption = z.infer<typeof sentOption>

const questionText = requiredText(questionLimits.text)
const options = z.array(sentOption).max(questionLimits.options)
const atMost = z.number().int().min(1).max(questionLimits.options)

const event = { id: eventKey }
const languages = { language, defaultLanguage: language.optional() }

export const eventQuestionApi = {
  list: endpoint({
    call: 'GET /api/event/:id/onboarding/questions',
    access: 'user',
    summary: 'List the questions of an event with all their texts, in order, for its organisers.',
    input: event,
    reply: list(eventQuestion),
    fails: ['EVENT_NOT_FOUND'],
  }),
  listTranslated: endpoint({
    call: 'GET /api/event/:id/onboarding/questions/translated',
    access: 'user',
    summary:
      'List the questions of an event in one language, for its organisers. Without a translation they are in `defaultLanguage`, else as written.',
    input: { ...event, ...languages },
    reply: list(translatedQuestion),
    fails: ['EVENT_NOT_FOUND'],
  }),
  listForParticipant: endpoint({
    call: 'GET /api/event/:id/onboarding/questions/participant',
    access: 'user',
    summary:
      'List the questions that participants are asked, with the options that they can select, in one language. A question with `shownAfterOptionId` is asked only after that option.',
    input: { ...event, ...languages },
    reply: list(translatedQuestion),
    fails: ['EVENT_NOT_FOUND'],
  }),
  create: endpoint({
    call: 'POST /api/event/:id/onboarding/questions',
    access: 'user',
    summary: 'Add a question to an event, after its other questions.',
    input: {
      ...event,
      text: questionText,
      type: z.enum(eventQuestionTypes),
      isVisible: z.boolean().default(true),
      isRequired: z.boolean().default(false),
      atMost: atMost.default(1),
      shownAfterOptionId: id.nullable().default(null),
      options: options.default([]),
      translations: sentTranslations.default([]),
    },
    reply: eventQuestion,
    fails: ['EVENT_NOT_FOUND', 'TOO_MANY_QUESTIONS', 'TOO_FEW_OPTIONS', 'CONDITION_NOT_EARLIER'],
    idempotent: true,
    limit: 'write',
  }),
  update: endpoint({
    call: 'PATCH /api/event/:id/onboarding/questions/:questionId',
    access: 'user',
    summary: 'Change a question; what is not sent stays. Answers that were given keep the question as it was asked.',
    input: {
      ...event,
      questionId: id,
      text: questionText.optional(),
      type: z.enum(eventQuestionTypes).optional(),
      isVisible: z.boolean().optional(),
      isRequired: z.boolean().optional(),
      atMost: atMost.optional(),
      shownAfterOptionId: id.nullable().optional(),
      options: options.optional(),
      translations: sentTranslations.optional(),
    },
    reply: eventQuestion,
    fails: ['EVENT_NOT_FOUND', 'TOO_FEW_OPTIONS', 'CONDITION_NOT_EARLIER', 'OPTION_IN_USE'],
    idempotent: true,
    limit: 'write',
  }),
  remove: endpoint({
    call: 'DELETE /api/event/:id/onboarding/questions/:questionId',
    access: 'user',
    summary: 'Remove a question. Its answers stay readable for the organisers.',
    input: { ...event, questionId: id },
    reply: nothing,
    fails: ['EVENT_NOT_FOUND', 'OPTION_IN_USE'],
    idempotent: true,
    limit: 'write',
  }),
  reorder: endpoint({
    call: 'PUT /api/event/:id/onboarding/questions/order',
    access: 'user',
    summary: 'Set the order of the questions: the ids of all of them.',
    input: { ...event, ids: z.array(id).max(questionLimits.questions) },
    reply: list(eventQuestion),
    fails: ['EVENT_NOT_FOUND', 'QUESTIONS_CHANGED', 'CONDITION_NOT_EARLIER'],
    idempotent: true,
    limit: 'write',
  }),
}
