import { describe, expect, test } from 'vitest'
import type { EventQuestion } from '#contract/events/event-question.ts'
import {
  brokenConditions,
  type Conditioned,
  canSelect,
  hasEnoughOptions,
  isAsked,
  isSameSet,
  textIn,
  translate,
} from './rules.ts'

const question = (id: string, own: Partial<Conditioned> = {}): Conditioned => ({
  id,
  type: 'RADIO',
  shownAfterOptionId: null,
  options: [{ id: `${id}1` }, { id: `${id}2` }],
  ...own,
})

describe('conditions', () => {
  test.each([
    ['none', [question('a'), question('b')], []],
    ['on an earlier option', [question('a'), question('b', { shownAfterOptionId: 'a2' })], []],
    [
      'over two steps',
      [question('a'), question('b', { shownAfterOptionId: 'a1' }), question('c', { shownAfterOptionId: 'b1' })],
      [],
    ],
    ['on a later option', [question('b', { shownAfterOptionId: 'a2' }), question('a')], ['b']],
    ['on its own option', [question('a', { shownAfterOptionId: 'a1' })], ['a']],
    [
      'on each other',
      [question('a', { shownAfterOptionId: 'b1' }), question('b', { shownAfterOptionId: 'a1' })],
      ['a'],
    ],
    ['on an option that is gone', [question('a', { options: [] }), question('b', { shownAfterOptionId: 'a1' })], ['b']],
    [
      'on a question that has no options any more',
      [question('a', { type: 'TEXT' }), question('b', { shownAfterOptionId: 'a1' })],
      ['b'],
    ],
    ['on a CHECKBOX', [question('a', { type: 'CHECKBOX' }), question('b', { shownAfterOptionId: 'a1' })], []],
  ])('%s', (_, questions, broken) => {
    expect(brokenConditions(questions)).toEqual(broken)
  })
})

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])('an option that is visible: %s and active: %s can be selected: %s', (isVisible, isActive, expected) => {
  expect(canSelect({ isVisible, isActive })).toBe(expected)
})

describe('a question', () => {
  const on = { isVisible: true, isActive: true }
  const off = { isVisible: true, isActive: false }
  test.each([
    ['TEXT', [], true],
    ['YEAR', [], true],
    ['RADIO', [], false],
    ['RADIO', [on], false],
    ['RADIO', [on, off], false],
    ['RADIO', [on, on], true],
    ['CHECKBOX', [on], false],
    ['CHECKBOX', [on, off, on], true],
  ] as const)('of kind %s with options %o has enough of them: %s', (type, options, expected) => {
    const asked = { type, isVisible: true, options: [...options] }
    expect(hasEnoughOptions(asked)).toBe(expected)
    expect(isAsked(asked)).toBe(expected)
    expect(isAsked({ ...asked, isVisible: false })).toBe(false)
  })
})

test.each([
  [['a', 'b'], ['b', 'a'], true],
  [[], [], true],
  [['a'], ['a', 'b'], false],
  [['a', 'b'], ['a'], false],
  [['a', 'a'], ['a', 'b'], false],
  [['a', 'c'], ['a', 'b'], false],
])('%o are the ids %o: %s', (ids, known, expected) => {
  expect(isSameSet(ids, known)).toBe(expected)
})

describe('a text', () => {
  const ru = { language: 'ru' as const, translatedText: 'Чай' }
  const en = { language: 'en' as const, translatedText: 'Tea' }
  test.each([
    ['in the language', { text: 'Tee', translations: [ru, en] }, { language: 'ru', lang: 'en' }, 'Чай'],
    [
      'as written, if that is the language',
      { text: 'Tea', translations: [ru] },
      { language: 'en', defaultLanguage: 'ru', lang: 'en' },
      'Tea',
    ],
    [
      'in the default language',
      { text: 'Original', translations: [en] },
      { language: 'ru', defaultLanguage: 'en', lang: 'ru' },
      'Original',
    ],
    [
      'in the default language, without the first',
      { text: 'Tea', translations: [] },
      { language: 'ru', defaultLanguage: 'en', lang: 'en' },
      'Tea',
    ],
    [
      'translated to the default language',
      { text: 'Чай', translations: [en] },
      { language: 'en', defaultLanguage: 'en', lang: 'ru' },
      'Tea',
    ],
    ['as written, without any translation', { text: 'Чай', translations: [] }, { language: 'en', lang: 'ru' }, 'Чай'],
    [
      'as written, if the translation is empty',
      { text: 'Чай', translations: [{ ...en, translatedText: '' }] },
      { language: 'en', lang: 'ru' },
      'Чай',
    ],
  ] as const)('%s', (_, texts, languages, expected) => {
    expect(textIn({ ...texts, translations: [...texts.translations] }, languages)).toBe(expected)
  })

  test('is translated for the question and each option', () => {
    const translation = (translationKey: string, translatedText: string) => [
      { translationKey, language: 'ru' as const, translatedText },
    ]
    const asked: EventQuestion = {
      id: 'q',
      order: 1,
      text: 'Tea?',
      translationKey: 'question.q',
      type: 'RADIO',
      isVisible: true,
      isRequired: true,
      atMost: 1,
      shownAfterOptionId: null,
      options: [
        {
          id: 'o',
          order: 1,
          text: 'Yes',
          translationKey: 'option.o',
          type: 'PREDEFINED',
          isVisible: true,
          isActive: true,
          group: '',
          category: '',
          translations: translation('option.o', 'Да'),
        },
      ],
      translations: translation('question.q', 'Чай?'),
      answers: 3,
    }
    const { text, options, ...rest } = translate(asked, { language: 'ru', lang: 'en' })
    expect([text, options[0]?.text]).toEqual(['Чай?', 'Да'])
    expect(rest).not.toHaveProperty('answers')
    expect(options[0]).not.toHaveProperty('translations')
  })
})
