import { expect, test } from 'vitest'
import { noPreference, pauseAfter } from './rules.ts'

test('the default is a list every week', () => {
  expect(noPreference).toEqual({ pausedUntil: null, everyWeeks: 1 })
})

test.each([
  [null, null],
  ['2026-11-15', null],
  ['2026-11-16', null],
  ['2026-11-17', '2026-11-17'],
])('on 16 November a pause until %s is stored as %s', (until, expected) => {
  expect(pauseAfter('2026-11-16', until)).toBe(expected)
})
