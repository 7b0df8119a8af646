import { reportApi } from '#contract/matching/report.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { reportListeners } from './listeners.ts'
import * as store from './store.ts'

export const reportFeature = feature('matching/report', {
  calls: joinCalls(reportApi, actions),
  listeners: reportListeners,
  letters: { 'participant.report': 'moderation', 'report.warning': 'SERVICE' },
  personalData: [{ table: 'report', exported: { reports: store.exportReports }, deletion: 'cascade' }],
})
