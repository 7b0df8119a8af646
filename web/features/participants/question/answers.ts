import { limits } from '#contract/limits.ts'
import type { Answer, Question } from '#contract/participants/question.ts'

export type StoredAnswer = { text: string; options: string[]; isSaved: boolean }
/** By question id. */
export type StoredAnswers = Record<string, StoredAnswer>

export const noAnswer: StoredAnswer = { text: '', options: [], isSaved: true }

/** Stored answers, as far as they are valid. */
export function readStoredAnswers(json: Record<string, unknown> | null): StoredAnswers {
  return Object.fromEntries(
    Object.entries(json ?? {}).filter((entry): entry is [string, StoredAnswer] => isKept(entry[1])),
  )
}

function isKept(value: unknown): value is StoredAnswer {
  if (typeof value !== 'object' || value === null) return false
  const { text, options, isSaved } = value as Partial<Record<keyof StoredAnswer, unknown>>
  return typeof text === 'string' && Array.isArray(options) && typeof isSaved === 'boolean'
}

/**
 * The server's answers, except for those that this browser has not sent yet. Answers to removed questions are dropped.
 */
export function mergeAnswers(questions: Question[], server: Answer[], kept: StoredAnswers): StoredAnswers {
  const pairs = questions.flatMap(({ id }): [string, StoredAnswer][] => {
    const here = kept[id]
    if (here && !here.isSaved) return [[id, here]]
    const there = server.find(answer => answer.questionId === id)
    return there ? [[id, { text: there.text, options: there.options, isSaved: true }]] : []
  })
  return Object.fromEntries(pairs)
}

/** Answers to send; null when everything is saved. */
export function unsavedAnswers(answers: StoredAnswers): Answer[] | null {
  const unsaved = Object.entries(answers)
    .filter(([, { isSaved, text }]) => !isSaved && text.trim().length <= limits.answer.max)
    .map(([questionId, { text, options }]) => ({ questionId, text, options }))
  return unsaved.length > 0 ? unsaved : null
}

/** Marks answers as saved that did not change meanwhile. */
export function markSaved(answers: StoredAnswers, sent: Answer[]): StoredAnswers {
  const isSame = (here: StoredAnswer | undefined, { text, options }: Answer) =>
    here !== undefined && here.text === text && here.options.join() === options.join()
  const saved = sent
    .filter(answer => isSame(answers[answer.questionId], answer))
    .map(({ questionId, text, options }) => [questionId, { text, options, isSaved: true }])
  return { ...answers, ...Object.fromEntries(saved) }
}

export const isAnswered = (answer: StoredAnswer | undefined): boolean =>
  answer !== undefined && (answer.text.trim() !== '' || answer.options.length > 0)

/** Index of the first unanswered question; the number of questions if there is none. */
export function firstUnanswered(questions: Question[], answers: StoredAnswers): number {
  const open = questions.findIndex(({ id }) => !isAnswered(answers[id]))
  return open < 0 ? questions.length : open
}

export type AnswerProblem = 'required' | 'tooLong' | 'tooMany'

/** Why the newcomer cannot continue; null when they can. */
export function problemOf(question: Question, answer: StoredAnswer): AnswerProblem | null {
  if (!isAnswered(answer)) return question.isRequired ? 'required' : null
  if (question.type === 'TEXT' && answer.text.trim().length > limits.answer.max) return 'tooLong'
  return question.type === 'CHECKBOX' && answer.options.length > question.atMost ? 'tooMany' : null
}

/** Possible years, latest first. */
export function yearsTo(thisYear: number): string[] {
  return Array.from({ length: thisYear - 1900 + 1 }, (_, back) => String(thisYear - back))
}
