import { describe, expect, it } from 'vitest'
import { anchorIn, anchorsOf, findEntries } from './findEntries.ts'

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

it('anchors are the words of the question, and those of equal questions differ', () => {
  expect(anchorsOf(['How do I join?', 'What’s new?', 'How do I join!', '…'])).toEqual([
    'how-do-i-join',
    'what-s-new',
    'how-do-i-join-2',
    'question',
  ])
})

it.each([
  ['', ''],
  ['#what-is-tea', 'what-is-tea'],
  ['#%D1%87%D0%B0%D0%B9', 'чай'],
  ['#%E0%A4%A', ''],
])('the address %j names the question %j', (hash, anchor) => {
  expect(anchorIn(hash)).toBe(anchor)
})
