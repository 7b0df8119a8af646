import { limits } from '#contract/limits.ts'
import type { Answer, Question } from '#contract/participants/question.ts'
import type { FieldWords } from '#contract/validation.ts'

export type AnswerProblem = 'unknown' | 'tooLong' | 'choice' | 'tooMany' | 'year'

/** What is wrong with an answer; null for an empty one, which counts as unanswered. */
export function problemOf(question: Question | undefined, answer: Answer, now: Date): AnswerProblem | null {
  if (!question) return 'unknown'
  const { type, options, atMost } = question
  if (type === 'TEXT') return [...answer.text].length > limits.answer.max ? 'tooLong' : null
  if (type === 'YEAR') return answer.text === '' || isYear(answer.text, now) ? null : 'year'
  const known = new Set(options.map(option => option.id))
  if (answer.options.some(id => !known.has(id)) || new Set(answer.options).size < answer.options.length) return 'choice'
  return answer.options.length > (type === 'RADIO' ? 1 : atMost) ? 'tooMany' : null
}

/** The sentence at the field of an answer. */
export function explainProblem(problem: AnswerProblem, { type, atMost }: Question, words: FieldWords): string {
  switch (problem) {
    case 'tooLong':
      return words.atMost.replace('{{max}}', String(limits.answer.max))
    case 'tooMany':
      return words.noMore.replace('{{max}}', String(type === 'RADIO' ? 1 : atMost))
    case 'year':
      return words.invalid
    default:
      return words.choice
  }
}

/** Up to this year, which begins half a day earlier in the east than in UTC. */
const isYear = (text: string, now: Date): boolean =>
  /^\d{4}$/.test(text) &&
  Number(text) >= 1900 &&
  Number(text) <= new Date(now.getTime() + 14 * 3_600_000).getUTCFullYear()

export const isAnswered = (answer: Answer | undefined): boolean =>
  answer !== undefined && (answer.text !== '' || answer.options.length > 0)

/** Required questions without an answer. */
export const unanswered = (questions: Question[], answers: Answer[]): Question[] =>
  questions.filter(
    question => question.isRequired && !isAnswered(answers.find(each => each.questionId === question.id)),
  )

/** Answers without the options that managers have removed since; one that has only such options counts as unanswered. */
export const withKnownOptions = (questions: Question[], answers: Answer[]): Answer[] =>
  answers.map(answer => {
    const known = questions.find(({ id }) => id === answer.questionId)?.options.map(({ id }) => id) ?? []
    return { ...answer, options: answer.options.filter(id => known.includes(id)) }
  })
