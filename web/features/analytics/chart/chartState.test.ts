import { expect, test } from 'vitest'
import { chartRanges } from '#contract/analytics/chart-fields.ts'
import { readQuestion, readRange, writeChartState } from './chartState.ts'

const question = '0f8fad5b-d9cb-469f-a165-70867728950e'

test('a range in the address is read again, and another text is the usual one', () => {
  for (const range of chartRanges)
    for (const asked of ['', question]) {
      const query = writeChartState(range, asked)
      expect([readRange(query), readQuestion(query)]).toEqual([range, asked])
    }
  for (const query of ['', '?range=', '?range=8', '?range=__proto__']) expect(readRange(query)).toBe('30')
  for (const query of ['', '?question=', '?question=x']) expect(readQuestion(query)).toBe('')
  expect(writeChartState('30', '')).toBe('')
})
