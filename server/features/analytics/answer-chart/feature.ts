import { answerChartApi } from '#contract/analytics/answer-chart.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const answerChartFeature = feature('analytics/answer-chart', { calls: joinCalls(answerChartApi, actions) })
