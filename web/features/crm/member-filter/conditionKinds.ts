import { dateFields, flagFields, numberFields, setFields, textFields } from '#contract/crm/member-fields.ts'
import type { ConditionField, MemberCondition } from '#contract/crm/member-filter.ts'

/** A condition in the form: complete or not yet. */
export type DraftCondition = {
  field: ConditionField
  operator: MemberCondition['operator']
  value?: string | number | boolean | string[]
  questionId?: string
}

const has = <T extends string>(values: readonly T[], value: string): value is T => values.some(each => each === value)

const comparing = ['contains', 'notContains', 'is', 'isNot'] as const
const having = ['hasAny', 'hasAll', 'hasNone'] as const
const given = ['isSet', 'isNotSet'] as const

/** What can be asked about a field; of answers, those to questions with options and to others. */
export function operatorsOf(field: ConditionField, hasOptions = false): readonly MemberCondition['operator'][] {
  if (has(textFields, field)) return [...comparing, ...given]
  if (has(setFields, field)) return [...having, ...given]
  if (has(flagFields, field)) return ['is']
  if (has(dateFields, field)) {
    const dated = ['withinDays', 'beforeDays', 'from', 'until'] as const
    return field === 'lastActive' ? [...dated, ...given] : dated
  }
  if (has(numberFields, field)) return ['atLeast', 'atMost', 'is']
  if (field === 'answer') return [...(hasOptions ? having : comparing), ...given]
  return ['isAnyOf', 'isNoneOf']
}

export type ValueKind = 'none' | 'text' | 'choices' | 'flag' | 'day' | 'days' | 'number'

export function valueKindOf(field: ConditionField, operator: MemberCondition['operator']): ValueKind {
  if (operator === 'isSet' || operator === 'isNotSet') return 'none'
  if (has(flagFields, field)) return 'flag'
  if (has(numberFields, field)) return 'number'
  if (has(dateFields, field)) return operator === 'from' || operator === 'until' ? 'day' : 'days'
  return has(comparing, operator) ? 'text' : 'choices'
}

const emptyValues = { none: undefined, text: '', choices: [] as string[], flag: true, day: '', days: 30, number: 1 }

/** A condition on this field, as the form begins it. A value that still fits is kept. */
export function draftOf(
  field: ConditionField,
  operator: MemberCondition['operator'],
  before?: DraftCondition,
): DraftCondition {
  const kind = valueKindOf(field, operator)
  const fits = before?.field === field && valueKindOf(before.field, before.operator) === kind
  const value = fits ? before?.value : emptyValues[kind]
  const questionId = field === 'answer' ? { questionId: before?.questionId ?? '' } : {}
  return { field, operator, ...questionId, ...(value === undefined ? {} : { value }) }
}

/** Null while something is missing. */
export function completeOf(draft: DraftCondition): MemberCondition | null {
  const kind = valueKindOf(draft.field, draft.operator)
  const { value } = draft
  if (draft.field === 'answer' && !draft.questionId) return null
  if (kind === 'text' && (typeof value !== 'string' || value.trim() === '')) return null
  if (kind === 'day' && (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value))) return null
  if (kind === 'choices' && !(Array.isArray(value) && value.length > 0)) return null
  if (kind === 'number' && !(Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 1_000_000)) return null
  if (kind === 'days' && !(Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 3650)) return null
  return draft as MemberCondition
}
