import { describe, expect, it } from 'vitest'
import { findEntries } from './findEntries.ts'

const entries = [
  { question: 'Как вступить?', answer: 'Попросите код: он придёт письмом.' },
  { question: 'Who sees my phone?', answer: 'Only those whom you answered.' },
]
const questions = (query: string) => findEntries(entries, query).map(entry => entry.question)

describe('findEntries', () => {
  it.each([
    ['', ['Как вступить?', 'Who sees my phone?']],
    ['PHONE', ['Who sees my phone?']],
    ['answered phone', ['Who sees my phone?']],
    ['придет', ['Как вступить?']],
    ['kettle', []],
  ])('%j', (query, found) => {
    expect(questions(query)).toEqual(found)
  })
})
