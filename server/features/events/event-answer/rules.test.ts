import { describe, expect, test } from 'vitest'
import type { EventQuestionType } from '#contract/events/question-fields.ts'
import {
  applicable,
  describeAnswer,
  type GivenAnswer,
  isAnswered,
  missing,
  nextQuestion,
  problemOf,
  progressOf,
} from './rules.ts'

const option = (id: string, own: { type?: 'TEXT'; isVisible?: boolean; isActive?: boolean } = {}) => ({
  id,
  text: id.toUpperCase(),
  type: 'PREDEFINED' as 'PREDEFINED' | 'TEXT',
  isVisible: true,
  isActive: true,
  ...own,
})
type Asked = Parameters<typeof problemOf>[0]
const question = (id: string, type: EventQuestionType, own: Partial<Asked> = {}): Asked => ({
  id,
  type,
  isRequired: true,
  atMost: 2,
  shownAfterOptionId: null,
  options: [],
  ...own,
})
const given = (questionId: string, own: Partial<GivenAnswer> = {}): GivenAnswer => ({
  questionId,
  type: 'RADIO',
  freeText: '',
  optionIds: [],
  ...own,
})
const text = (questionId: string, freeText = 'jam') => given(questionId, { type: 'TEXT', freeText })
const chose = (questionId: string, ...optionIds: string[]) => given(questionId, { optionIds })

/** Do you bring something? If so: what? If cake: from which year is the recipe? And an optional remark. */
const asked = [
  question('bring', 'RADIO', { options: [option('yes'), option('no')] }),
  question('what', 'RADIO', { options: [option('cake'), option('jam')], shownAfterOptionId: 'yes' }),
  question('year', 'YEAR', { shownAfterOptionId: 'cake' }),
  question('remark', 'TEXT', { isRequired: false }),
]
const idsOf = (questions: { id: string }[]) => questions.map(({ id }) => id)

describe('the questions that apply', () => {
  test.each([
    ['without answers', [], ['bring', 'remark']],
    ['after the option', [chose('bring', 'yes')], ['bring', 'what', 'remark']],
    ['after another option', [chose('bring', 'no')], ['bring', 'remark']],
    ['over two steps', [chose('bring', 'yes'), chose('what', 'cake')], ['bring', 'what', 'year', 'remark']],
    [
      'not when the question in between does not apply',
      [chose('bring', 'no'), chose('what', 'cake')],
      ['bring', 'remark'],
    ],
    [
      'not after an answer of another kind',
      [given('bring', { type: 'CHECKBOX', optionIds: ['yes'] })],
      ['bring', 'remark'],
    ],
  ])('%s', (_, answers, expected) => {
    expect(idsOf(applicable(asked, answers))).toEqual(expected)
  })
})

describe('completion', () => {
  test.each([
    ['nothing answered', [], ['bring']],
    ['an optional answer only', [text('remark')], ['bring']],
    ['a condition opens a required question', [chose('bring', 'yes')], ['what']],
    ['it does not apply', [chose('bring', 'no')], []],
    ['deeper', [chose('bring', 'yes'), chose('what', 'cake')], ['year']],
    ['complete', [chose('bring', 'yes'), chose('what', 'jam')], []],
    ['an empty answer does not count', [chose('bring')], ['bring']],
  ])('%s', (_, answers, expected) => {
    expect(missing(asked, answers)).toEqual(expected)
  })
})

describe('where to continue', () => {
  test.each([
    ['at the first', [], 'bring'],
    ['at the conditional one', [chose('bring', 'yes')], 'what'],
    ['past what does not apply', [chose('bring', 'no')], 'remark'],
    ['nowhere after the last', [chose('bring', 'no'), text('remark')], null],
    ['at a required one before the last answer', [text('remark')], 'bring'],
    ['at a required one that an earlier answer opened', [chose('bring', 'yes'), text('remark')], 'what'],
  ])('%s', (_, answers, expected) => {
    expect(nextQuestion(asked, answers)).toBe(expected)
  })

  test('is after a skipped optional question', () => {
    const questions = [
      question('a', 'TEXT', { isRequired: false }),
      question('b', 'TEXT', { isRequired: false }),
      question('c', 'TEXT'),
    ]
    expect(nextQuestion(questions, [text('b')])).toBe('c')
    expect(nextQuestion(questions, [text('c')])).toBeNull()
  })
})

test('progress counts what applies', () => {
  expect(progressOf(asked, [chose('bring', 'yes'), text('year')])).toEqual({
    total: 3,
    answered: 1,
    nextQuestionId: 'what',
  })
  expect(progressOf([], [])).toEqual({ total: 0, answered: 0, nextQuestionId: null })
})

test.each([
  ['TEXT', undefined, false],
  ['TEXT', text('q', ''), false],
  ['TEXT', text('q'), true],
  ['RADIO', chose('q', 'a'), true],
  ['RADIO', chose('q'), false],
  ['RADIO', text('q'), false],
] as const)('a question of kind %s with %o is answered: %s', (type, answer, expected) => {
  expect(isAnswered({ type }, answer)).toBe(expected)
})

describe('the problem of an answer', () => {
  const now = new Date('2026-12-31T09:59:59Z')
  const options = [
    option('a'),
    option('b'),
    option('c'),
    option('off', { isActive: false }),
    option('hidden', { isVisible: false }),
    option('other', { type: 'TEXT' }),
  ]
  const sent = (own: { text?: string; optionIds?: string[] }) => ({ text: '', optionIds: [], ...own })
  test.each([
    ['TEXT', sent({ text: 'jam' }), null],
    ['TEXT', sent({ text: 'ж'.repeat(255) }), null],
    ['TEXT', sent({ text: 'ж'.repeat(256) }), 'tooLong'],
    ['TEXT', sent({ text: '🍵'.repeat(255) }), null],
    ['TEXT', sent({}), 'required'],
    ['TEXT', sent({ text: 'jam', optionIds: ['a'] }), 'choice'],
    ['YEAR', sent({ text: '1999' }), null],
    ['YEAR', sent({ text: '1900' }), null],
    ['YEAR', sent({ text: '1899' }), 'year'],
    ['YEAR', sent({ text: '2026' }), null],
    ['YEAR', sent({ text: '2027' }), 'year'],
    ['YEAR', sent({ text: '99' }), 'year'],
    ['YEAR', sent({ text: '1999a' }), 'year'],
    ['YEAR', sent({ text: 'a1999' }), 'year'],
    ['YEAR', sent({}), 'required'],
    ['RADIO', sent({ optionIds: ['a'] }), null],
    ['RADIO', sent({ optionIds: ['a', 'b'] }), 'tooMany'],
    ['RADIO', sent({ optionIds: ['unknown'] }), 'choice'],
    ['RADIO', sent({ optionIds: ['off'] }), 'choice'],
    ['RADIO', sent({ optionIds: ['hidden'] }), 'choice'],
    ['RADIO', sent({}), 'required'],
    ['RADIO', sent({ optionIds: ['other'], text: 'honey' }), null],
    ['RADIO', sent({ optionIds: ['other'] }), 'required'],
    ['RADIO', sent({ optionIds: ['other'], text: 'x'.repeat(256) }), 'tooLong'],
    ['CHECKBOX', sent({ optionIds: ['a', 'b'] }), null],
    ['CHECKBOX', sent({ optionIds: ['a', 'b', 'c'] }), 'tooMany'],
    ['CHECKBOX', sent({ optionIds: ['a', 'a'] }), 'choice'],
    ['CHECKBOX', sent({ optionIds: ['a', 'off'] }), 'choice'],
    ['CHECKBOX', sent({ optionIds: ['a', 'other'], text: 'honey' }), null],
    ['CHECKBOX', sent({ optionIds: ['a', 'other'] }), 'required'],
    ['CHECKBOX', sent({}), 'required'],
  ] as const)('of kind %s: %o is %s', (type, answer, problem) => {
    expect(problemOf(question('q', type, { options }), { ...answer, optionIds: [...answer.optionIds] }, now)).toBe(
      problem,
    )
  })

  test.each(['TEXT', 'YEAR', 'RADIO', 'CHECKBOX'] as const)('an optional %s may be empty', type => {
    expect(problemOf(question('q', type, { options, isRequired: false }), sent({}), now)).toBeNull()
  })

  test('the year has begun already in the east', () => {
    const evening = new Date('2026-12-31T10:00:00Z')
    expect(problemOf(question('q', 'YEAR'), sent({ text: '2027' }), evening)).toBeNull()
  })
})

test.each([
  [question('q', 'TEXT'), { text: 'jam', optionIds: [] }, 'jam', 'jam'],
  [question('q', 'YEAR'), { text: '1999', optionIds: [] }, '1999', '1999'],
  [question('q', 'RADIO', { options: [option('a'), option('b')] }), { text: 'left over', optionIds: ['b'] }, 'B', ''],
  [
    question('q', 'CHECKBOX', { options: [option('a'), option('other', { type: 'TEXT' })] }),
    { text: 'honey', optionIds: ['other', 'a'] },
    'A, OTHER: honey',
    'honey',
  ],
])('an answer is stored as text: %#', (asking, sent, answerText, freeText) => {
  expect(describeAnswer(asking, sent)).toEqual({ answerText, freeText })
})
