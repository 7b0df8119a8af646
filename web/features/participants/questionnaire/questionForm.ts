import type { FormField, FormGroup } from '#contract/form-field.ts'
import { limits } from '#contract/limits.ts'
import { communityQuestionTypes, hasOptions, questionnaireLimits } from '#contract/participants/question-limits.ts'
import type { ManagedQuestion } from '#contract/participants/questionnaire.ts'
import { type FormValue, listOf, recordOf } from '#web/ui/schema-form/formValue.ts'

const words = (isRequired: boolean): FormGroup => ({
  kind: 'group',
  isLocalized: true,
  fields: ['en', 'ru'].map(name => ({
    name,
    field: { kind: 'text', isRequired, max: limits.question.max },
    isOptional: !isRequired,
  })),
})

/** The form of a question, which depends on what is chosen in it. An option keeps its id, which is not shown. */
export function questionForm(value: FormValue, isAnswered: boolean): FormField {
  const type = String(recordOf(value).type) as ManagedQuestion['type']
  const choices = isAnswered ? [type] : [...communityQuestionTypes]
  const list = (name: string, field: FormField) => ({ name, field, isOptional: false })
  const options: FormField = {
    kind: 'list',
    of: words(true),
    min: questionnaireLimits.fewestOptions,
    max: questionnaireLimits.options,
  }
  return {
    kind: 'group',
    isLocalized: false,
    fields: [
      list('text', words(true)),
      { name: 'hint', field: words(false), isOptional: true },
      list('type', { kind: 'choice', choices }),
      ...(hasOptions(type) ? [list('options', options)] : []),
      ...(type === 'CHECKBOX'
        ? [list('atMost', { kind: 'number', min: 1, max: Math.max(listOf(recordOf(value).options).length, 1) })]
        : []),
      list('isRequired', { kind: 'switch' }),
      list('isAnswerVisible', { kind: 'switch' }),
    ],
  }
}

const empty = { en: '', ru: '' }

export const newQuestion: FormValue = {
  type: 'TEXT',
  text: empty,
  hint: empty,
  options: [],
  atMost: 1,
  isRequired: false,
  isAnswerVisible: false,
}

/** Options stand in the form as their texts, with the id beside them. */
export const questionValue = ({ id: _, answers: __, options, ...question }: ManagedQuestion): FormValue => ({
  ...question,
  options: options.map(({ id, text }) => ({ id, ...text })),
})

/** A choice starts with two empty options. */
export function withOptions(value: FormValue): FormValue {
  const known = recordOf(value)
  const type = String(known.type) as ManagedQuestion['type']
  if (!hasOptions(type) || listOf(known.options).length > 0) return value
  return { ...known, options: [{ ...empty }, { ...empty }] }
}

type Sent = Pick<ManagedQuestion, 'type' | 'text' | 'hint' | 'isRequired' | 'isAnswerVisible' | 'atMost'> & {
  options: { id?: string; text: ManagedQuestion['text'] }[]
}

export function sentQuestion(value: FormValue): Sent {
  const { type, text, hint, options, atMost, isRequired, isAnswerVisible } = recordOf(value)
  const trimmed = (given: FormValue) => {
    const { en = '', ru = '' } = recordOf(given)
    return { en: String(en).trim(), ru: String(ru).trim() }
  }
  const kind = String(type) as ManagedQuestion['type']
  return {
    type: kind,
    text: trimmed(text),
    hint: trimmed(hint),
    isRequired: isRequired === true,
    isAnswerVisible: isAnswerVisible === true,
    atMost: typeof atMost === 'number' && kind === 'CHECKBOX' ? atMost : 1,
    options: hasOptions(kind)
      ? listOf(options).map(option => {
          const { id } = recordOf(option)
          return { ...(typeof id === 'string' && { id }), text: trimmed(option) }
        })
      : [],
  }
}
