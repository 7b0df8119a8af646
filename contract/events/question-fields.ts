/*
 * Values and limits of the questions of events. Without zod, so that screens can load them.
 */

export const eventQuestionTypes = ['TEXT', 'RADIO', 'CHECKBOX', 'YEAR'] as const
export type EventQuestionType = (typeof eventQuestionTypes)[number]

/** TEXT: the participant writes an own answer beside it, as in "Other". */
export const answerOptionTypes = ['PREDEFINED', 'TEXT'] as const
export type AnswerOptionType = (typeof answerOptionTypes)[number]

export const questionLimits = {
  /** Of an event. */
  questions: 50,
  /** Of a question. */
  options: 50,
  text: 300,
  option: 200,
  /** Group and category of an option. */
  label: 60,
  /** A free text of a participant, in characters. */
  answer: 255,
  firstYear: 1900,
} as const

export const isChoice = (type: EventQuestionType): boolean => type === 'RADIO' || type === 'CHECKBOX'

/** Choice questions with fewer options that can be selected are not asked. */
export const fewestOptions = 2
