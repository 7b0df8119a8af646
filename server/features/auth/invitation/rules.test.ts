import { expect, test } from 'vitest'
import { isForReader } from './rules.ts'

test.each([
  [null, 'anna@example.com', true],
  ['anna@example.com', 'anna@example.com', true],
  ['anna@example.com', 'boris@example.com', false],
])('an invitation for %s is for %s: %s', (invited, email, expected) => {
  expect(isForReader(invited, email)).toBe(expected)
})
