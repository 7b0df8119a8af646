import { expect, test } from 'vitest'
import { boundedRate, levelBounds, levelPlace, lowRate } from './levels.ts'

const { HIGH, MEDIUM } = levelBounds
const sure = { isAnswered: true, isSure: true }
const alone = { isAnswered: true, isSure: false }
const nothing = { isAnswered: false, isSure: false }

test.each<[string, { fit: number; isAnswered: boolean; isSure: boolean }, [number, number, number, number]]>([
  // Of the rates 95, 60, 40 and 12.
  ['with two independent things and the chance of HIGH', { ...sure, fit: HIGH.fit }, [95, 60, 40, 12]],
  ['with a chance just below that of HIGH', { ...sure, fit: HIGH.fit - 0.001 }, [59, 59, 40, 12]],
  ['with the chance of MEDIUM', { ...sure, fit: MEDIUM.fit }, [59, 59, 40, 12]],
  ['with a chance just below that of MEDIUM', { ...sure, fit: MEDIUM.fit - 0.001 }, [39, 39, 39, 12]],
  ['without any chance', { ...sure, fit: 0 }, [39, 39, 39, 12]],
  ['with one thing, and the chance of HIGH', { ...alone, fit: 1 }, [59, 59, 40, 12]],
  ['with one thing, and the chance of MEDIUM', { ...alone, fit: MEDIUM.fit }, [59, 59, 40, 12]],
  ['with one thing, and less', { ...alone, fit: 0.3 }, [39, 39, 39, 12]],
  ['with nothing that answers, whatever the chance', { ...nothing, fit: 1 }, [39, 39, 39, 12]],
])('a rate %s', (_what, evidence, expected) => {
  expect([95, 60, 40, 12].map(rate => boundedRate(rate, evidence))).toEqual(expected)
})

test('the bounds are those of the levels', () => {
  expect([100, 60, 59, 40, 39, 0].map(levelPlace)).toEqual([0, 0, 1, 1, 2, 2])
  expect([95, 40, 39, 12].map(lowRate)).toEqual([39, 39, 39, 12])
})
