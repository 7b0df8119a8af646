import { introApi } from '#contract/matching/intro.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { introJobs } from './jobs.ts'
import { introListeners } from './listeners.ts'
import * as store from './store.ts'

export const introFeature = feature('matching/intro', {
  calls: joinCalls(introApi, actions),
  listeners: introListeners,
  jobs: introJobs,
  personalData: [
    {
      table: 'intro',
      exported: { introsSent: store.exportSent, introsReceived: store.exportReceived },
      deletion: 'cascade',
    },
  ],
})
