import { describe, expect, test } from 'vitest'
import type { QuestionStatistics, Statistics } from '#contract/events/statistics.ts'
import { averageOf, medianOf, neutralise, rateOf, statisticsRows } from './rules.ts'

test.each([
  [[], null, null],
  [[10], 10, 10],
  [[10, 20], 15, 15],
  [[30, 10, 110], 50, 30],
  [[4, 1, 3, 100], 27, 3.5],
])('of %o the average is %s and the median %s', (seconds, average, median) => {
  expect(averageOf(seconds)).toBe(average)
  expect(medianOf(seconds)).toBe(median)
})

test.each([
  [0, 0, 0],
  [1, 4, 0.25],
  [3, 3, 1],
])('%s of %s is %s', (part, total, rate) => {
  expect(rateOf(part, total)).toBe(rate)
})

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30', "'+49 30"],
  ['-2', "'-2"],
  ['@sum', "'@sum"],
  ['\ttab', "'\ttab"],
  ['\rreturn', "'\rreturn"],
  ['\nline', "'\nline"],
  ['\uff1d1+1', "'\uff1d1+1"],
  ['tea;=1+1', "tea;'=1+1"],
  ['tea; "=1+1"', `tea; "'=1+1"`],
  ['tea\n=1+1\r\n@sum', "tea\n'=1+1\r\n'@sum"],
  ['tea\t+1', "tea\t'+1"],
  ['\t=1', "'\t'=1"],
  ['tea = good; cake', 'tea = good; cake'],
  ['"=1+1"', '"=1+1"'],
  ['', ''],
])('%j is written as %j', (text, expected) => {
  expect(neutralise(text)).toBe(expected)
})

describe('the rows of the file', () => {
  const question = (own: Partial<QuestionStatistics>): QuestionStatistics => ({
    questionId: 'q',
    question: 'Tea?',
    type: 'RADIO',
    isRemoved: false,
    answers: 4,
    stoppedHere: 2,
    options: [],
    years: [],
    texts: 0,
    ...own,
  })
  const words = { texts: 'Texts', noAnswers: 'None' }
  const rowsOf = (own: Partial<QuestionStatistics>) =>
    statisticsRows({ questions: [question(own)] } as unknown as Statistics, words)

  test('are one per option, year, or number of texts', () => {
    const option = (text: string, count: number) => ({ optionId: 'o', text, isRemoved: false, count })
    expect(rowsOf({ options: [option('=Yes', 3), option('No', 1)], question: '@Tea' })).toEqual([
      ["'@Tea", 'RADIO', "'=Yes", '3', '0.750', '2'],
      ["'@Tea", 'RADIO', 'No', '1', '0.250', '2'],
    ])
    expect(rowsOf({ type: 'YEAR', years: [{ year: 1999, count: 4 }] })).toEqual([
      ['Tea?', 'YEAR', '1999', '4', '1.000', '2'],
    ])
    expect(rowsOf({ type: 'TEXT', texts: 4 })).toEqual([['Tea?', 'TEXT', 'Texts', '4', '1.000', '2']])
    expect(rowsOf({ type: 'TEXT', answers: 0 })).toEqual([['Tea?', 'TEXT', 'None', '0', '0.000', '2']])
  })
})
