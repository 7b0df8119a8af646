import { describe, expect, it } from 'vitest'
import type { Question } from '#contract/participants/question.ts'
import {
  firstOpen,
  markSaved,
  mergeAnswers,
  noAnswer,
  problemOf,
  readKept,
  unsavedAnswers,
  yearsTo,
} from './answers.ts'

const words = { en: 'x', ru: 'х' }
const question = (id: string, change: Partial<Question> = {}): Question => ({
  id,
  type: 'TEXT',
  text: words,
  hint: words,
  isRequired: true,
  options: [],
  atMost: 1,
  ...change,
})
const one = question('one')
const two = question('two')
const said = (text: string, isSaved = true) => ({ text, options: [], isSaved })
const sent = (questionId: string, text: string) => ({ questionId, text, options: [] })

describe('mergeAnswers', () => {
  it('takes the server over what was saved from here', () => {
    expect(mergeAnswers([one], [sent('one', 'there')], { one: said('here') })).toEqual({ one: said('there') })
  })
  it('takes what this browser has not saved yet', () => {
    const kept = { one: said('here', false) }
    expect(mergeAnswers([one], [sent('one', 'there')], kept)).toEqual(kept)
  })
  it('drops answers to questions that are gone', () => {
    expect(mergeAnswers([one], [sent('two', 'there')], { two: said('here', false) })).toEqual({})
  })
})

it('reads only what is whole', () => {
  expect(readKept({ one: said('a'), two: 'broken', three: { text: 1 } })).toEqual({ one: said('a') })
  expect(readKept(null)).toEqual({})
})

describe('saving', () => {
  it('sends what is unsaved and fits', () => {
    const answers = { one: said('a', false), two: said('b'), three: said('c'.repeat(256), false) }
    expect(unsavedAnswers(answers)).toEqual([sent('one', 'a')])
    expect(unsavedAnswers({ two: said('b') })).toBeNull()
  })
  it('keeps as unsaved what changed meanwhile', () => {
    const answers = { one: said('newer', false), two: said('b', false) }
    expect(markSaved(answers, [sent('one', 'older'), sent('two', 'b')])).toEqual({
      one: said('newer', false),
      two: said('b'),
    })
  })
})

it('finds the first open question', () => {
  expect(firstOpen([one, two], { one: said('a') })).toBe(1)
  expect(firstOpen([one, two], { one: said('a'), two: said('b') })).toBe(2)
  expect(firstOpen([one, two], { one: said(' ') })).toBe(0)
})

describe('problemOf', () => {
  it.each([
    [one, noAnswer, 'required'],
    [question('x', { isRequired: false }), noAnswer, null],
    [one, said('a'.repeat(255)), null],
    [one, said('a'.repeat(256)), 'tooLong'],
    [question('x', { type: 'CHECKBOX', atMost: 2 }), { ...noAnswer, options: ['a', 'b'] }, null],
    [question('x', { type: 'CHECKBOX', atMost: 2 }), { ...noAnswer, options: ['a', 'b', 'c'] }, 'tooMany'],
  ])('%#', (asked, answer, problem) => {
    expect(problemOf(asked, answer)).toBe(problem)
  })
})

it('offers years from far back to some ahead', () => {
  const years = yearsTo(2026)
  expect([years[0], years.at(-1)]).toEqual(['2036', '1900'])
})
