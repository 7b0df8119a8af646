import { expect, test } from 'vitest'
import { monthOf } from './monthOf.ts'

test('a Russian month is in the genitive for use after "since"', () => {
  expect(monthOf('2024-03-12T12:00:00Z', 'en')).toBe('March 2024')
  expect(monthOf('2024-03-12T12:00:00Z', 'ru')).toBe('марта 2024')
})
