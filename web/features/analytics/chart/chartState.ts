import type { ChartRange } from '#contract/analytics/chart.ts'
import { chartRanges } from '#contract/analytics/chart-fields.ts'

const usual: ChartRange = '30'

/** The range is kept in the address, so that a link shows the same figures. */
export const readRange = (query: string): ChartRange => {
  const given = new URLSearchParams(query).get('range')
  return chartRanges.find(range => range === given) ?? usual
}

export const writeRange = (range: ChartRange): string => (range === usual ? '' : `?range=${range}`)
