import { statisticsApi } from '#contract/events/statistics.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const statisticsFeature = feature('events/statistics', {
  calls: joinCalls(statisticsApi, actions),
})
