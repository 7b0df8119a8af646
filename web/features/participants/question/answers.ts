import { limits } from '#contract/limits.ts'
import type { Answer, Question } from '#contract/participants/question.ts'

export type KeptAnswer = { text: string; options: string[]; isSaved: boolean }
/** By the id of the question. */
export type KeptAnswers = Record<string, KeptAnswer>

export const noAnswer: KeptAnswer = { text: '', options: [], isSaved: true }

/** What the browser has kept, as far as it can still be read. */
export function readKept(json: Record<string, unknown> | null): KeptAnswers {
  return Object.fromEntries(
    Object.entries(json ?? {}).filter((entry): entry is [string, KeptAnswer] => isKept(entry[1])),
  )
}

function isKept(value: unknown): value is KeptAnswer {
  if (typeof value !== 'object' || value === null) return false
  const { text, options, isSaved } = value as Partial<Record<keyof KeptAnswer, unknown>>
  return typeof text === 'string' && Array.isArray(options) && typeof isSaved === 'boolean'
}

/** The server's answers win, but for those that this browser has not brought there yet. Questions that are gone are dropped. */
export function mergeAnswers(questions: Question[], server: Answer[], kept: KeptAnswers): KeptAnswers {
  const pairs = questions.flatMap(({ id }): [string, KeptAnswer][] => {
    const here = kept[id]
    if (here && !here.isSaved) return [[id, here]]
    const there = server.find(answer => answer.questionId === id)
    return there ? [[id, { text: there.text, options: there.options, isSaved: true }]] : []
  })
  return Object.fromEntries(pairs)
}

/** What has to be sent; null when the server has it all. */
export function unsavedAnswers(answers: KeptAnswers): Answer[] | null {
  const unsaved = Object.entries(answers)
    .filter(([, { isSaved, text }]) => !isSaved && text.trim().length <= limits.answer.max)
    .map(([questionId, { text, options }]) => ({ questionId, text, options }))
  return unsaved.length > 0 ? unsaved : null
}

/** Those that were not changed while they were sent. */
export function markSaved(answers: KeptAnswers, sent: Answer[]): KeptAnswers {
  const isSame = (here: KeptAnswer | undefined, { text, options }: Answer) =>
    here !== undefined && here.text === text && here.options.join() === options.join()
  const saved = sent
    .filter(answer => isSame(answers[answer.questionId], answer))
    .map(({ questionId, text, options }) => [questionId, { text, options, isSaved: true }])
  return { ...answers, ...Object.fromEntries(saved) }
}

export const isAnswered = (answer: KeptAnswer | undefined): boolean =>
  answer !== undefined && (answer.text.trim() !== '' || answer.options.length > 0)

/** The first question without an answer; as many as there are when each has one. */
export function firstOpen(questions: Question[], answers: KeptAnswers): number {
  const open = questions.findIndex(({ id }) => !isAnswered(answers[id]))
  return open < 0 ? questions.length : open
}

export type AnswerProblem = 'required' | 'tooLong' | 'tooMany'

/** Why the newcomer cannot go on from here; null when they can. */
export function problemOf(question: Question, answer: KeptAnswer): AnswerProblem | null {
  if (!isAnswered(answer)) return question.isRequired ? 'required' : null
  if (question.type === 'TEXT' && answer.text.trim().length > limits.answer.max) return 'tooLong'
  return question.type === 'CHECKBOX' && answer.options.length > question.atMost ? 'tooMany' : null
}

/** The years that can be meant, the latest first. */
export function yearsTo(thisYear: number): string[] {
  const last = thisYear + 10
  return Array.from({ length: last - 1900 + 1 }, (_, back) => String(last - back))
}
