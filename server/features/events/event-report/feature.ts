import { eventReportApi } from '#contract/events/event-report.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import { exportReport, get, list } from './actions.ts'

export const eventReportFeature = feature('events/event-report', {
  calls: joinCalls(eventReportApi, { list, get, export: exportReport }),
})
