import { describe, expect, test } from 'vitest'
import { patternOf, searchWords, shownTotal, wordsOf } from './rules.ts'

describe('the words of a search', () => {
  test.each([
    ['', []],
    ['  ', []],
    ['anna', ['anna']],
    ['  Anna \t Orlova\n', ['Anna', 'Orlova']],
    ['1 2 3 4 5 6 7 8 9', ['1', '2', '3', '4', '5', '6', '7', '8']],
  ])('of %j are %j', (search, words) => {
    expect(wordsOf(search)).toEqual(words)
  })
})

describe('a pattern', () => {
  test.each([
    ['tea', '%tea%'],
    ['100%', '%100\\%%'],
    ['a_b', '%a\\_b%'],
    ['a\\b', '%a\\\\b%'],
    ['%_%', '%\\%\\_\\%%'],
  ])('of %j is %j', (text, pattern) => {
    expect(patternOf(text)).toBe(pattern)
  })

  test('of a word is also made without the characters that folding would keep', () => {
    expect(searchWords('a%b_c\\d')).toEqual({ pattern: '%a\\%b\\_c\\\\d%', folded: 'abcd' })
  })
})

test.each([
  [0, 0],
  [10_000, 10_000],
  [10_001, null],
])('a total of %d is shown as %j', (count, shown) => {
  expect(shownTotal(count)).toBe(shown)
})
