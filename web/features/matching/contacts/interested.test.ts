import { describe, expect, test } from 'vitest'
import type { Standing } from '#contract/matching/standing.ts'
import { isAnswered, isEmpty, isWrittenFirst } from './interested.ts'

const standingWith = (direction: 'sent' | 'received' | null) => ({ intro: direction && { direction } }) as Standing

describe('isWrittenFirst', () => {
  test.each([
    ['sent', true],
    [null, true],
    ['received', false],
  ] as const)('an intro %s: %s', (direction, isFirst) =>
    expect(isWrittenFirst({ standing: standingWith(direction) })).toBe(isFirst),
  )
})

describe('isEmpty', () => {
  const pages = (...items: number[][]) => ({ pages: items.map(each => ({ items: each })) })
  test('is false before the list is loaded', () => expect(isEmpty({ data: undefined, hasNextPage: false })).toBe(false))
  test('is false while there are more pages', () => expect(isEmpty({ data: pages([]), hasNextPage: true })).toBe(false))
  test('counts only shown items', () => {
    expect(isEmpty({ data: pages([], [1]), hasNextPage: false })).toBe(false)
    expect(isEmpty({ data: pages([1]), hasNextPage: false }, item => item > 1)).toBe(true)
    expect(isEmpty({ data: pages([], []), hasNextPage: false })).toBe(true)
  })
})

test.each([
  ['SENT', false],
  ['ACCEPTED', true],
  ['DECLINED', true],
] as const)('an intro that is %s is answered: %s', (status, is) => expect(isAnswered({ intro: { status } })).toBe(is))
