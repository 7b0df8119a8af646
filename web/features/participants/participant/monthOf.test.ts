import { expect, test } from 'vitest'
import { monthOf } from './monthOf.ts'

test('the month stands in the form that follows "since"', () => {
  expect(monthOf('2024-03-12T12:00:00Z', 'en')).toBe('March 2024')
  expect(monthOf('2024-03-12T12:00:00Z', 'ru')).toBe('марта 2024')
})
