import { expect, test } from 'vitest'
import { cutByPlace, isLost, isPreviewPast } from './rules.ts'

const askedAt = '2026-11-17T12:00:00.000Z'
const after = (ms: number) => new Date(Date.parse(askedAt) + ms)

test.each([
  ['QUEUED', 0, false],
  ['QUEUED', 599_999, false],
  ['QUEUED', 600_000, true],
  ['RUNNING', 599_999, false],
  ['RUNNING', 600_000, true],
  ['DONE', 0, true],
  ['FAILED', 0, true],
] as const)('a preview that is %s for %d ms can be made again: %s', (status, ms, expected) => {
  expect(isLost({ status, askedAt }, after(ms))).toBe(expected)
})

test('a preview is past when another week is next', () => {
  expect(isPreviewPast('2026-11-16', '2026-11-16')).toBe(false)
  expect(isPreviewPast('2026-11-16', '2026-11-23')).toBe(true)
})

test('a page ends with the place of its last row, if there are more', () => {
  const rows = [{ place: 3 }, { place: 5 }, { place: 8 }]
  expect(cutByPlace(rows, 2)).toEqual({ items: [{ place: 3 }, { place: 5 }], next: '5' })
  expect(cutByPlace(rows, 3)).toEqual({ items: rows, next: null })
  expect(cutByPlace([], 2)).toEqual({ items: [], next: null })
})
