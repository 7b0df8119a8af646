import { describe, expect, it } from 'vitest'
import type { Question } from '#contract/participants/question.ts'
import {
  firstUnanswered,
  markSaved,
  mergeAnswers,
  noAnswer,
  problemOf,
  readStoredAnswers,
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
  isAnswerVisible: false,
  ...change,
})
const one = question('one')
const two = question('two')
const said = (text: string, isSaved = true) => ({ text, options: [], isSaved })
const sent = (questionId: string, text: string) => ({ questionId, text, options: [] })

describe('mergeAnswers', () => {
  it('prefers the server for saved answers', () => {
    expect(mergeAnswers([one], [sent('one', 'there')], { one: said('here') })).toEqual({ one: said('there') })
  })
  it('prefers the browser for unsaved answers', () => {
    const kept = { one: said('here', false) }
    expect(mergeAnswers([one], [sent('one', 'there')], kept)).toEqual(kept)
  })
  it('drops answers to removed questions', () => {
    expect(mergeAnswers([one], [sent('two', 'there')], { two: said('here', false) })).toEqual({})
  })
})

it('drops malformed answers', () => {
  expect(readStoredAnswers({ one: said('a'), two: 'broken', three: { text: 1 } })).toEqual({ one: said('a') })
  expect(readStoredAnswers(null)).toEqual({})
})

describe('unsavedAnswers and markSaved', () => {
  it('send unsaved valid answers', () => {
    const answers = { one: said('a', false), two: said('b'), three: said('c'.repeat(256), false) }
    expect(unsavedAnswers(answers)).toEqual([sent('one', 'a')])
    expect(unsavedAnswers({ two: said('b') })).toBeNull()
  })
  it('keep answers unsaved that changed meanwhile', () => {
    const answers = { one: said('newer', false), two: said('b', false) }
    expect(markSaved(answers, [sent('one', 'older'), sent('two', 'b')])).toEqual({
      one: said('newer', false),
      two: said('b'),
    })
  })
})

it('finds the first unanswered question', () => {
  expect(firstUnanswered([one, two], { one: said('a') })).toBe(1)
  expect(firstUnanswered([one, two], { one: said('a'), two: said('b') })).toBe(2)
  expect(firstUnanswered([one, two], { one: said(' ') })).toBe(0)
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

it('offers years up to this one', () => {
  const years = yearsTo(2026)
  expect([years[0], years.at(-1)]).toEqual(['2026', '1900'])
})
