import { seriesApi } from '#contract/events/series.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { seriesJobs } from './jobs.ts'
import { seriesListeners } from './listeners.ts'

const rule = { nothing: 'The rule of repeated events.' }

export const seriesFeature = feature('events/series', {
  calls: joinCalls(seriesApi, actions),
  listeners: seriesListeners,
  jobs: seriesJobs,
  personalData: [{ table: 'event_series', exported: rule, deletion: rule }],
})
