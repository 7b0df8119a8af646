import { newcomerNoticeApi } from '#contract/participants/newcomer-notice.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { newcomerNoticeChores, newcomerNoticeJobs } from './jobs.ts'
import { newcomerNoticeListeners } from './listeners.ts'
import { exportNotice } from './store.ts'

export const newcomerNoticeFeature = feature('participants/newcomer-notice', {
  calls: joinCalls(newcomerNoticeApi, actions),
  listeners: newcomerNoticeListeners,
  jobs: newcomerNoticeJobs,
  chores: newcomerNoticeChores,
  letters: { 'newcomer.waiting': 'moderation', 'newcomer.digest': 'moderation' },
  personalData: [{ table: 'newcomer_notice', exported: { newcomerNotice: exportNotice }, deletion: 'cascade' }],
})
