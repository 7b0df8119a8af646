import { describe, expect, test } from 'vitest'
import type { Answer, Question } from '#contract/participants/question.ts'
import { fields } from '#contract/words/en/fields.ts'
import { explainProblem, isAnswered, problemOf, unanswered, withKnownOptions } from './rules.ts'

const words = { en: 'words', ru: 'слова' }
const question = (type: Question['type'], own: Partial<Question> = {}): Question => ({
  id: 'q',
  type,
  text: words,
  hint: words,
  isRequired: true,
  options: ['a', 'b', 'c'].map(id => ({ id, text: words })),
  atMost: 2,
  isAnswerVisible: false,
  ...own,
})
const answer = (text: string, options: string[] = [], questionId = 'q'): Answer => ({ questionId, text, options })
const now = new Date('2026-12-31T23:30:00Z')

describe('the problem of an answer', () => {
  test('for an unknown question', () => {
    expect(problemOf(undefined, answer(''), now)).toBe('unknown')
  })

  test.each([
    ['TEXT', answer(''), null],
    ['TEXT', answer('tea'), null],
    ['TEXT', answer('x'.repeat(255)), null],
    ['TEXT', answer('x'.repeat(256)), 'tooLong'],
    // Counted in characters, not in code units.
    ['TEXT', answer('🫖'.repeat(255)), null],
    ['TEXT', answer('🫖'.repeat(256)), 'tooLong'],
    ['YEAR', answer(''), null],
    ['YEAR', answer('1899'), 'year'],
    ['YEAR', answer('1900'), null],
    ['YEAR', answer('2026'), null],
    // It is 2027 already in the east.
    ['YEAR', answer('2027'), null],
    ['YEAR', answer('2028'), 'year'],
    ['YEAR', answer('02000'), 'year'],
    ['YEAR', answer('12000'), 'year'],
    ['YEAR', answer('200'), 'year'],
    ['YEAR', answer('2e3'), 'year'],
    ['YEAR', answer('year'), 'year'],
    ['YEAR', answer('x2000'), 'year'],
    ['YEAR', answer('2000x'), 'year'],
    ['RADIO', answer('', []), null],
    ['RADIO', answer('', ['a']), null],
    ['RADIO', answer('', ['a', 'b']), 'tooMany'],
    ['RADIO', answer('', ['d']), 'choice'],
    ['CHECKBOX', answer('', []), null],
    ['CHECKBOX', answer('', ['a', 'b']), null],
    ['CHECKBOX', answer('', ['a', 'b', 'c']), 'tooMany'],
    ['CHECKBOX', answer('', ['a', 'a']), 'choice'],
    ['CHECKBOX', answer('', ['a', 'd']), 'choice'],
  ] as const)('of kind %s, %o: %s', (type, given, problem) => {
    expect(problemOf(question(type), given, now)).toBe(problem)
  })

  test.each([
    ['tooLong', 'TEXT', 'No more than 255 characters'],
    ['tooMany', 'RADIO', 'No more than 1'],
    ['tooMany', 'CHECKBOX', 'No more than 2'],
    ['choice', 'RADIO', 'Choose one of the options'],
    ['year', 'YEAR', 'Please check this value'],
  ] as const)('%s to a question of kind %s reads: %s', (problem, type, sentence) => {
    expect(explainProblem(problem, question(type), fields)).toBe(sentence)
  })
})

test.each([
  [undefined, false],
  [answer(''), false],
  [answer('tea'), true],
  [answer('', ['a']), true],
])('%o is an answer: %s', (given, expected) => {
  expect(isAnswered(given)).toBe(expected)
})

test('unanswered lists required questions without an answer', () => {
  const questions = [
    question('TEXT', { id: 'answered' }),
    question('TEXT', { id: 'empty' }),
    question('TEXT', { id: 'absent' }),
    question('TEXT', { id: 'optional', isRequired: false }),
  ]
  const answers = [answer('', [], 'empty'), answer('tea', [], 'answered')]
  expect(unanswered(questions, answers).map(({ id }) => id)).toEqual(['empty', 'absent'])
})

test('options that are no longer there are left out of an answer, whose text stays', () => {
  const questions = [question('CHECKBOX')]
  expect(withKnownOptions(questions, [answer('', ['a', 'gone', 'c'])])).toEqual([answer('', ['a', 'c'])])
  expect(withKnownOptions([], [answer('tea', ['a'])])).toEqual([answer('tea')])
})
