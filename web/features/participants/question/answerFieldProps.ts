import type { Question } from '#contract/participants/question.ts'
import type { StoredAnswer } from './answers.ts'

export type AnswerFieldProps = {
  question: Question
  answer: StoredAnswer
  /** Id of the heading with the question. */
  titleId: string
  problem: string | null
  onChange: (change: Partial<Pick<StoredAnswer, 'text' | 'options'>>) => void
}
