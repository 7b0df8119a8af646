import { describe, expect, it } from 'vitest'
import type { ManagedQuestion } from '#contract/participants/questionnaire.ts'
import { problemsOf } from '#web/ui/schema-form/formValue.ts'
import { newQuestion, questionForm, questionValue, sentQuestion, withOptions } from './questionForm.ts'

const words = (text: string) => ({ en: text, ru: text })
const question: ManagedQuestion = {
  id: 'q',
  type: 'CHECKBOX',
  text: words('Drinks'),
  hint: words(''),
  isRequired: true,
  isAnswerVisible: false,
  options: ['a', 'b'].map(id => ({ id, text: words(id) })),
  atMost: 2,
  answers: 1,
}
const names = (value: Parameters<typeof questionForm>[0], isAnswered = false) => {
  const form = questionForm(value, isAnswered)
  return form.kind === 'group' ? form.fields.map(({ name }) => name) : []
}

describe('the form of a question', () => {
  it('has options and their number only where they are chosen', () => {
    expect(names(newQuestion)).toEqual(['text', 'hint', 'type', 'isRequired', 'isAnswerVisible'])
    expect(names(questionValue(question))).toEqual([
      'text',
      'hint',
      'type',
      'options',
      'atMost',
      'isRequired',
      'isAnswerVisible',
    ])
    expect(names({ type: 'RADIO' })).not.toContain('atMost')
  })

  it('keeps the type of an answered question', () => {
    const form = questionForm(questionValue(question), true)
    expect(form).toMatchObject({
      fields: expect.arrayContaining([
        { name: 'type', isOptional: false, field: { kind: 'choice', choices: ['CHECKBOX'] } },
      ]),
    })
  })

  it('sends the ids of known options, and none for new ones', () => {
    const value = questionValue(question) as { options: object[] }
    const sent = sentQuestion({ ...value, options: [...value.options, words(' new ')] } as never)
    expect(sent.options).toEqual([...question.options, { text: words('new') }])
    expect(sentQuestion({ ...value, type: 'TEXT' } as never)).toMatchObject({ options: [], atMost: 1 })
  })

  it('asks for the question in both languages, and starts a choice with two options', () => {
    expect(Object.keys(problemsOf(questionForm(newQuestion, false), newQuestion))).toEqual(['text.en', 'text.ru'])
    const choice = withOptions({ ...(newQuestion as object), type: 'RADIO' } as never)
    expect(Object.keys(problemsOf(questionForm(choice, false), choice))).toContain('options.1.ru')
  })
})
