import { expect, it } from 'vitest'
import { countPages } from './countPages.ts'

it('the count is the total if there is one, else the number of loaded items', () => {
  expect(countPages([{ items: [1, 2], total: 38 }], true)).toEqual({ count: 38, isAtLeast: false })
  expect(countPages([{ items: [1, 2], total: null }], false)).toEqual({ count: 2, isAtLeast: false })
  expect(
    countPages(
      [
        { items: [1, 2], total: null },
        { items: [3], total: null },
      ],
      true,
    ),
  ).toEqual({
    count: 3,
    isAtLeast: true,
  })
  expect(countPages([], false)).toEqual({ count: 0, isAtLeast: false })
})
