import { expect, it } from 'vitest'
import { partOfDay } from './greeting.ts'

it.each([
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'day'],
  [17, 'day'],
  [18, 'evening'],
  [0, 'evening'],
])('%i o’clock is greeted as %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part)
})
