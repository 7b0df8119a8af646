import type { Question } from '#contract/participants/question.ts'
import type { KeptAnswer } from './answers.ts'

export type AnswerFieldProps = {
  question: Question
  answer: KeptAnswer
  /** Id of the heading with the question. */
  titleId: string
  problem: string | null
  onChange: (change: Partial<Pick<KeptAnswer, 'text' | 'options'>>) => void
}
