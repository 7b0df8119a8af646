import { eventReportApi } from '#contract/events/event-report.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import { approve, exportReport, get, list, reject } from './actions.ts'

export const eventReportFeature = feature('events/event-report', {
  calls: joinCalls(eventReportApi, { list, get, export: exportReport, approve, reject }),
})
