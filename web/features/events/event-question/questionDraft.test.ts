import { describe, expect, it } from 'vitest'
import type { EventQuestion } from '#contract/events/event-question.ts'
import {
  conditionsFor,
  draftOf,
  hasProblems,
  moved,
  newOption,
  newQuestion,
  type OptionDraft,
  previewOf,
  problemsOf,
  sentOf,
} from './questionDraft.ts'

const option = (text: string, own: Partial<OptionDraft> = {}): OptionDraft => ({ ...newOption(), text, ...own })
const choice = (...options: OptionDraft[]) => ({ ...newQuestion(), text: 'Tea?', type: 'CHECKBOX' as const, options })

const stored: EventQuestion = {
  id: 'q',
  order: 1,
  text: 'Tea?',
  translationKey: 'question.q',
  type: 'CHECKBOX',
  isVisible: true,
  isRequired: true,
  atMost: 2,
  shownAfterOptionId: 'earlier',
  answers: 3,
  translations: [{ translationKey: 'question.q', language: 'ru', translatedText: 'Чай?' }],
  options: [
    {
      id: 'o',
      order: 1,
      text: 'Green',
      translationKey: 'option.o',
      type: 'TEXT',
      isVisible: true,
      isActive: false,
      group: 'Hot',
      category: 'drink',
      translations: [{ translationKey: 'option.o', language: 'ru', translatedText: 'Зелёный' }],
    },
  ],
}

it('a stored question comes back from the form as it was', () => {
  expect(sentOf(draftOf(stored, 'en'), 'en')).toEqual({
    text: 'Tea?',
    type: 'CHECKBOX',
    isRequired: true,
    isVisible: true,
    shownAfterOptionId: 'earlier',
    atMost: 1,
    translations: [{ language: 'ru', translatedText: 'Чай?' }],
    options: [
      {
        id: 'o',
        text: 'Green',
        type: 'TEXT',
        isVisible: true,
        isActive: false,
        group: 'Hot',
        category: 'drink',
        translations: [{ language: 'ru', translatedText: 'Зелёный' }],
      },
    ],
  })
})

it('a question in Russian is translated to English', () => {
  const draft = { ...newQuestion(), text: ' Чай? ', translation: ' Tea? ' }
  expect(sentOf(draft, 'ru')).toMatchObject({
    text: 'Чай?',
    translations: [{ language: 'en', translatedText: 'Tea?' }],
  })
})

it('options are sent only of a question that has them, and new ones without an id', () => {
  expect(sentOf({ ...choice(option('a'), option('b')), type: 'TEXT' }, 'en').options).toEqual([])
  expect(sentOf(choice(option('a'), option('b')), 'en').options[0]).not.toHaveProperty('id')
})

describe('problemsOf', () => {
  it.each([
    ['no text', newQuestion(), { text: 'required', emptyOptions: [] }, true],
    ['a text', { ...newQuestion(), text: 'Tea?' }, { emptyOptions: [] }, false],
    ['one option', choice(option('a')), { options: 'twoOptions', emptyOptions: [] }, true],
    [
      'one of two inactive',
      choice(option('a'), option('b', { isActive: false })),
      { options: 'twoOptions', emptyOptions: [] },
      true,
    ],
    [
      'one of two hidden',
      choice(option('a'), option('b', { isVisible: false })),
      { options: 'twoOptions', emptyOptions: [] },
      true,
    ],
    ['a hidden question', { ...choice(option('a')), isVisible: false }, { emptyOptions: [] }, false],
    ['two options', choice(option('a'), option('b')), { emptyOptions: [] }, false],
    ['an empty option', choice(option('a'), option(' ', { key: 'x' })), { emptyOptions: ['x'] }, true],
  ] as const)('%s', (_, draft, problems, isProblem) => {
    const found = problemsOf(draft as never)
    expect(found).toEqual(problems)
    expect(hasProblems(found)).toBe(isProblem)
  })
})

it('the preview has the texts of the language and only options that can be selected', () => {
  const draft = {
    ...choice(
      option('Green', { translation: 'Зелёный' }),
      option('Black'),
      option('Red', { isActive: false }),
      option(''),
    ),
    translation: 'Чай?',
  }
  const texts = (language: 'en' | 'ru') => {
    const { text, options } = previewOf(draft, language, 'en')
    return [text, ...options.map(each => each.text)]
  }
  expect(texts('en')).toEqual(['Tea?', 'Green', 'Black'])
  expect(texts('ru')).toEqual(['Чай?', 'Зелёный', 'Black'])
})

it.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 0, ['b', 'a', 'c']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
])('moves %s to %s', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected)
})

it('a condition is an option of an earlier question', () => {
  const ids = (questionId: string | null) =>
    conditionsFor([stored, { ...stored, id: 'text', type: 'TEXT' }, { ...stored, id: 'last' }], questionId).map(
      ({ question }) => question.id,
    )
  expect(ids('q')).toEqual([])
  expect(ids('last')).toEqual(['q'])
  expect(ids(null)).toEqual(['q', 'last'])
})
