import type { ChartRange } from '#contract/analytics/chart.ts'
import { chartRanges } from '#contract/analytics/chart-fields.ts'

const usual: ChartRange = '30'

/** The range is kept in the address, so that a link shows the same figures. */
export const readRange = (query: string): ChartRange => {
  const given = new URLSearchParams(query).get('range')
  return chartRanges.find(range => range === given) ?? usual
}

/** The question whose answers are shown; empty for the first. */
export const readQuestion = (query: string): string => {
  const given = new URLSearchParams(query).get('question') ?? ''
  return /^[0-9a-f-]{36}$/.test(given) ? given : ''
}

export function writeChartState(range: ChartRange, question: string): string {
  const query = new URLSearchParams()
  if (range !== usual) query.set('range', range)
  if (question) query.set('question', question)
  const text = query.toString()
  return text && `?${text}`
}
