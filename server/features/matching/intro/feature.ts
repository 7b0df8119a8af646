import { introApi } from '#contract/matching/intro.ts'
import type { Matcher } from '#server/features/matching/matcher/matcher.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { introJobs } from './jobs.ts'
import { introListeners } from './listeners.ts'
import * as store from './store.ts'

export const introFeature = (matcher: Matcher) =>
  feature('matching/intro', {
    calls: joinCalls(introApi, actions),
    listeners: introListeners,
    jobs: introJobs(matcher),
    personalData: [
      {
        table: 'intro',
        exported: { introsSent: store.exportSent, introsReceived: store.exportReceived },
        deletion: 'cascade',
      },
    ],
  })
