import { calendarApi } from '#contract/events/calendar.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { calendarJobs } from './jobs.ts'
import * as store from './store.ts'

export const calendarFeature = feature('events/calendar', {
  calls: joinCalls(calendarApi, actions),
  jobs: calendarJobs,
  personalData: [{ table: 'calendar_feed', exported: { calendarFeed: store.exportFeed }, deletion: 'cascade' }],
})
