import { describe, expect, it } from 'vitest'
import { memberCondition } from '#contract/crm/member-filter.ts'
import { completeOf, type DraftCondition, draftOf, operatorsOf, valueKindOf } from './conditionKinds.ts'

const fields = [
  ...new Set(
    memberCondition.options.flatMap(({ shape: { field } }) => ('options' in field ? field.options : [...field.values])),
  ),
]
const filled = { text: 'x', day: '2026-01-01', days: 3, number: 3, flag: true, none: undefined } as const
const choices: Partial<Record<string, string[]>> = {
  contacts: ['EMAIL'],
  language: ['ru'],
  status: ['PENDING'],
  visibility: ['link'],
}

describe('the form of a filter', () => {
  const offered = fields.flatMap(field =>
    [true, false].flatMap(hasOptions => operatorsOf(field, hasOptions).map(operator => ({ field, operator }))),
  )
  it.each(offered)('makes a condition that the server takes: $field $operator', ({ field, operator }) => {
    const kind = valueKindOf(field, operator)
    const value = kind === 'choices' ? (choices[field] ?? ['x']) : filled[kind]
    const questionId = field === 'answer' ? { questionId: '019a0000-0000-7000-8000-000000000001' } : {}
    const draft: DraftCondition = {
      ...draftOf(field, operator),
      ...questionId,
      ...(value === undefined ? {} : { value }),
    }
    const condition = completeOf(draft)
    expect(condition).not.toBeNull()
    expect(memberCondition.safeParse(condition).success).toBe(true)
  })

  it('offers every field and operator of the contract', () => {
    for (const { shape } of memberCondition.options) {
      const ofField = 'options' in shape.field ? shape.field.options : [...shape.field.values]
      const operators = 'options' in shape.operator ? shape.operator.options : [...shape.operator.values]
      for (const field of ofField)
        for (const operator of operators) expect(offered, `${field} ${operator}`).toContainEqual({ field, operator })
    }
  })

  it.each<DraftCondition>([
    draftOf('city', 'is'),
    { field: 'city', operator: 'is', value: '  ' },
    draftOf('topics', 'hasAny'),
    draftOf('joined', 'from'),
    { field: 'joined', operator: 'withinDays', value: 0 },
    { field: 'joined', operator: 'withinDays', value: 2.5 },
    { field: 'introsSent', operator: 'is', value: Number.NaN },
    draftOf('answer', 'isSet'),
  ])('is not complete with %j', draft => {
    expect(completeOf(draft)).toBeNull()
  })

  it('keeps a value that still fits when the operator changes', () => {
    const before: DraftCondition = { field: 'city', operator: 'is', value: 'Berlin' }
    expect(draftOf('city', 'contains', before).value).toBe('Berlin')
    expect(draftOf('company', 'contains', before).value).toBe('')
    expect(draftOf('city', 'isSet', before).value).toBeUndefined()
  })
})
