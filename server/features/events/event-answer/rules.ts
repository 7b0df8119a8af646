import type { EventProgress } from '#contract/events/event-answer.ts'
import type { EventQuestion } from '#contract/events/event-question.ts'
import { type EventQuestionType, questionLimits } from '#contract/events/question-fields.ts'
import { canSelect } from '../event-question/rules.ts'

export type GivenAnswer = { questionId: string; type: EventQuestionType; freeText: string; optionIds: string[] }
type Sent = { text: string; optionIds: string[] }

/** Questions below are those that are asked, in order. */
type Asked = Pick<EventQuestion, 'id' | 'type' | 'isRequired' | 'atMost' | 'shownAfterOptionId'> & {
  options: Pick<EventQuestion['options'][number], 'id' | 'text' | 'type' | 'isVisible' | 'isActive'>[]
}

/** An answer of another type was given before the question changed: it stays readable, but the question is open again. */
export const isAnswered = ({ type }: Pick<Asked, 'type'>, answer: GivenAnswer | undefined): boolean =>
  answer !== undefined && answer.type === type && (answer.freeText !== '' || answer.optionIds.length > 0)

const answerTo = <A extends GivenAnswer>(question: Asked, answers: A[]): A | undefined =>
  answers.find(({ questionId }) => questionId === question.id)

/** Questions that apply with these answers. A condition is an option of an earlier question, which must apply itself. */
export function applicable<Q extends Asked>(questions: Q[], answers: GivenAnswer[]): Q[] {
  const selected = new Set<string>()
  return questions.filter(question => {
    if (question.shownAfterOptionId !== null && !selected.has(question.shownAfterOptionId)) return false
    const answer = answerTo(question, answers)
    if (answer && isAnswered(question, answer)) for (const id of answer.optionIds) selected.add(id)
    return true
  })
}

/** Required questions that apply and have no answer. */
export const missing = (questions: Asked[], answers: GivenAnswer[]): string[] =>
  applicable(questions, answers)
    .filter(question => question.isRequired && !isAnswered(question, answerTo(question, answers)))
    .map(({ id }) => id)

/**
 * Where to continue: after the last answer, so that skipped optional questions are not asked again, but not past a required
 * question without an answer. Null when there is nothing left.
 */
export function nextQuestion(questions: Asked[], answers: GivenAnswer[]): string | null {
  const applying = applicable(questions, answers)
  const last = applying.findLastIndex(question => isAnswered(question, answerTo(question, answers)))
  const open = missing(questions, answers)[0]
  const after = applying[last + 1]
  const openIndex = applying.findIndex(({ id }) => id === open)
  return openIndex >= 0 && openIndex <= last ? (open as string) : (after?.id ?? null)
}

export function progressOf(
  questions: Asked[],
  answers: GivenAnswer[],
): Pick<EventProgress, 'total' | 'answered' | 'nextQuestionId'> {
  const applying = applicable(questions, answers)
  return {
    total: applying.length,
    answered: applying.filter(question => isAnswered(question, answerTo(question, answers))).length,
    nextQuestionId: nextQuestion(questions, answers),
  }
}

export type AnswerProblem = 'required' | 'tooLong' | 'choice' | 'tooMany' | 'year'

/** What is wrong with an answer; an empty one to an optional question is none. */
export function problemOf(question: Asked, { text, optionIds }: Sent, now: Date): AnswerProblem | null {
  const { type, options, isRequired, atMost } = question
  if ([...text].length > questionLimits.answer) return 'tooLong'
  if (type === 'TEXT' || type === 'YEAR') {
    if (optionIds.length > 0) return 'choice'
    if (text === '') return isRequired ? 'required' : null
    return type === 'TEXT' || isYear(text, now) ? null : 'year'
  }
  const chosen = options.filter(option => optionIds.includes(option.id) && canSelect(option))
  if (chosen.length < optionIds.length) return 'choice'
  if (chosen.length === 0) return isRequired ? 'required' : null
  if (chosen.length > (type === 'RADIO' ? 1 : atMost)) return 'tooMany'
  return chosen.some(option => option.type === 'TEXT') && text === '' ? 'required' : null
}

/** Up to this year, which begins half a day earlier in the east than in UTC. */
const isYear = (text: string, now: Date): boolean =>
  /^\d{4}$/.test(text) &&
  Number(text) >= questionLimits.firstYear &&
  Number(text) <= new Date(now.getTime() + 14 * 3_600_000).getUTCFullYear()

/** An answer as it is stored. Text is kept only where the question asks for it. */
export function describeAnswer(question: Asked, { text, optionIds }: Sent): { answerText: string; freeText: string } {
  if (question.type === 'TEXT' || question.type === 'YEAR') return { answerText: text, freeText: text }
  const chosen = question.options.filter(({ id }) => optionIds.includes(id))
  return {
    answerText: chosen.map(option => (option.type === 'TEXT' ? `${option.text}: ${text}` : option.text)).join(', '),
    freeText: chosen.some(({ type }) => type === 'TEXT') ? text : '',
  }
}
