import { seriesApi } from '#contract/events/series.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

const rule = { nothing: 'The rule of repeated events.' }

export const seriesFeature = feature('events/series', {
  calls: joinCalls(seriesApi, actions),
  personalData: [{ table: 'event_series', exported: rule, deletion: rule }],
})
