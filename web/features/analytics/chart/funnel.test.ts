import { expect, test } from 'vitest'
import { percentOf, stepsOf } from './funnel.ts'

const reached = (shown: number, connected: number, answered: number, met: number, scored: number) => ({
  pairsShown: shown,
  pairsConnected: connected,
  pairsAnswered: answered,
  pairsMet: met,
  pairsScored: scored,
})

test('steps have shares of all pairs and of the step before, each compared with the period before', () =>
  expect(stepsOf(reached(200, 50, 20, 10, 0), reached(100, 20, 8, 4, 0))).toEqual([
    {
      step: 'shown',
      count: 200,
      ofShown: 1,
      ofBefore: null,
      change: { direction: 'up', kind: 'percent', amount: 100 },
    },
    {
      step: 'connected',
      count: 50,
      ofShown: 0.25,
      ofBefore: 0.25,
      change: { direction: 'up', kind: 'points', amount: 5 },
    },
    {
      step: 'answered',
      count: 20,
      ofShown: 0.1,
      ofBefore: 0.4,
      change: { direction: 'same', kind: 'points', amount: 0 },
    },
    {
      step: 'met',
      count: 10,
      ofShown: 0.05,
      ofBefore: 0.5,
      change: { direction: 'same', kind: 'points', amount: 0 },
    },
    { step: 'scored', count: 0, ofShown: 0, ofBefore: 0, change: { direction: 'same', kind: 'points', amount: 0 } },
  ]))

test('nothing is compared without a period before, and nothing divided by a step that nobody reached', () => {
  const steps = stepsOf(reached(3, 0, 0, 0, 0), null)
  expect(steps.map(({ ofBefore }) => ofBefore)).toEqual([null, 0, null, null, null])
  expect(steps.every(({ change }) => change === null)).toBe(true)
  expect(stepsOf(reached(0, 0, 0, 0, 0), null).every(({ ofShown }) => ofShown === 0)).toBe(true)
})

test('pairs that met without an intro are no more than all of the step before', () =>
  expect(stepsOf(reached(4, 1, 1, 2, 2), null).map(({ ofBefore }) => ofBefore)).toEqual([null, 0.25, 1, 1, 1]))

test.each([
  [0, 0],
  [0.001, 1],
  [0.125, 13],
  [0.999, 99],
  [1, 100],
])('%d is %i percent', (share, percent) => expect(percentOf(share)).toBe(percent))
