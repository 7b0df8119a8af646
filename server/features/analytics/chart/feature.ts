import { chartApi } from '#contract/analytics/chart.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import { data, distributions, exportCsv } from './actions.ts'

export const chartFeature = feature('analytics/chart', {
  calls: joinCalls(chartApi, { data, distributions, exportCsv }),
})
