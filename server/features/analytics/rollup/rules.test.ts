import { describe, expect, test } from 'vitest'
import { activeDays, countDifferences, spansOf, splitGroups } from './rules.ts'

describe('spans of days', () => {
  test.each([
    [[], []],
    [['2026-02-26'], [{ first: '2026-02-26', last: '2026-03-04' }]],
    // Six days later the windows still touch, eight days later they do not.
    [['2026-05-07', '2026-05-01'], [{ first: '2026-05-01', last: '2026-05-13' }]],
    [['2026-05-08', '2026-05-01'], [{ first: '2026-05-01', last: '2026-05-14' }]],
    [
      ['2026-05-09', '2026-05-01'],
      [
        { first: '2026-05-01', last: '2026-05-07' },
        { first: '2026-05-09', last: '2026-05-15' },
      ],
    ],
  ])('%j are %j', (days, spans) => {
    expect(spansOf(days, activeDays)).toEqual(spans)
  })
  test('of the days alone are joined when one follows the other', () => {
    expect(spansOf(['2026-05-02', '2026-05-01', '2026-05-04'], 1)).toEqual([
      { first: '2026-05-01', last: '2026-05-02' },
      { first: '2026-05-04', last: '2026-05-04' },
    ])
  })
})

test('days differ when a figure does, or when only one side has them', () => {
  const day = { day: '2026-01-01', joined: 1 }
  expect(countDifferences([day], [day])).toBe(0)
  expect(countDifferences([day], [{ ...day, joined: 2 }])).toBe(1)
  expect(countDifferences([day], [])).toBe(1)
  expect(countDifferences([day], [day, { ...day, day: '2026-01-02' }])).toBe(1)
})

describe('groups', () => {
  const groups = [
    { key: 'b', members: 3 },
    { key: 'c', members: 2 },
    { key: 'a', members: 3 },
    { key: 'd', members: 9 },
  ]
  test('of fewer people than the smallest are merged', () => {
    expect(splitGroups(groups, { smallest: 3, longest: 10 })).toEqual({
      named: [
        { key: 'd', members: 9 },
        { key: 'a', members: 3 },
        { key: 'b', members: 3 },
      ],
      other: { groups: 1, members: 2 },
    })
  })
  test('beyond the longest list are merged too', () => {
    const { named, other } = splitGroups(groups, { smallest: 1, longest: 2 })
    expect(named.map(({ key }) => key)).toEqual(['d', 'a'])
    expect(other).toEqual({ groups: 2, members: 5 })
  })
})
