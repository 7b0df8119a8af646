import { expect, it } from 'vitest'
import { durationOf } from './duration.ts'

it.each([
  [0, { unit: 'seconds', count: 0 }],
  [59.4, { unit: 'seconds', count: 59 }],
  [59.6, { unit: 'minutes', minutes: 1, seconds: 0 }],
  [130, { unit: 'minutes', minutes: 2, seconds: 10 }],
  [3599, { unit: 'minutes', minutes: 59, seconds: 59 }],
  [3600, { unit: 'hours', hours: 1, minutes: 0 }],
  [11_100, { unit: 'hours', hours: 3, minutes: 5 }],
])('%s seconds', (seconds, expected) => {
  expect(durationOf(seconds)).toEqual(expected)
})
