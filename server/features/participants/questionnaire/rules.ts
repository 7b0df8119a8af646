import type { Question } from '#contract/participants/question.ts'
import { hasOptions } from '#contract/participants/question-limits.ts'
import type { SentQuestion } from '#contract/participants/questionnaire.ts'

type Fields = Omit<Question, 'id'>

/**
 * What is stored of a sent question: options only where they are selected, each with an id. Null if an id is sent twice, or is not
 * one of the question's options.
 */
export function placeFields(sent: SentQuestion, known: Pick<Question, 'options'>, newId: () => string): Fields | null {
  const isChoice = hasOptions(sent.type)
  const ids = sent.options.flatMap(({ id }) => (id === undefined ? [] : [id]))
  const knownIds = known.options.map(({ id }) => id)
  if (new Set(ids).size < ids.length || ids.some(id => !knownIds.includes(id))) return null
  const options = isChoice ? sent.options.map(({ id, text }) => ({ id: id ?? newId(), text })) : []
  const atMost = sent.type === 'CHECKBOX' ? Math.min(sent.atMost, Math.max(options.length, 1)) : 1
  return { ...sent, options, atMost }
}

/** Fields that differ, with their values before and after, as the audit log has them. */
export function changedFields<T extends object>(before: T, after: T): { before: Partial<T>; after: Partial<T> } {
  const keys = (Object.keys(after) as (keyof T)[]).filter(
    key => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  const pick = (from: T) => Object.fromEntries(keys.map(key => [key, from[key]])) as Partial<T>
  return { before: pick(before), after: pick(after) }
}

/** Whether these are the same ids, each once. */
export const isSameSet = (ids: string[], known: string[]): boolean =>
  ids.length === known.length && new Set(ids).size === ids.length && ids.every(id => known.includes(id))

/** A recorded order applied to the questions of today: those that came later follow, those that are gone are left out. */
export const orderAgain = (recorded: string[], known: string[]): string[] => [
  ...recorded.filter(id => known.includes(id)),
  ...known.filter(id => !recorded.includes(id)),
]
