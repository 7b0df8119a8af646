import { expect, test } from 'vitest'
import { chartRanges } from '#contract/analytics/chart-fields.ts'
import { readRange, writeRange } from './chartState.ts'

test('a range in the address is read again, and another text is the usual one', () => {
  for (const range of chartRanges) expect(readRange(writeRange(range))).toBe(range)
  for (const query of ['', '?range=', '?range=8', '?range=__proto__']) expect(readRange(query)).toBe('30')
  expect(writeRange('30')).toBe('')
})
