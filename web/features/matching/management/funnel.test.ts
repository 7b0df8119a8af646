import { expect, test } from 'vitest'
import { percentOf, stepsOf } from './funnel.ts'

test('stages have shares of what was shown', () =>
  expect(stepsOf({ shown: 200, connected: 50, answered: 20, met: 10, scored: 0 })).toEqual([
    { step: 'shown', count: 200, share: 1 },
    { step: 'connected', count: 50, share: 0.25 },
    { step: 'answered', count: 20, share: 0.1 },
    { step: 'met', count: 10, share: 0.05 },
    { step: 'scored', count: 0, share: 0 },
  ]))

test('there are no shares when nothing was shown', () =>
  expect(stepsOf({ shown: 0, connected: 0, answered: 0, met: 0, scored: 0 }).every(({ share }) => share === 0)).toBe(
    true,
  ))

test.each([
  [0, 0],
  [0.001, 1],
  [0.125, 13],
  [0.999, 99],
  [1, 100],
])('%d is %i percent', (share, percent) => expect(percentOf(share)).toBe(percent))
