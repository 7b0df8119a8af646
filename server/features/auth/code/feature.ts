import { codeApi } from '#contract/auth/code.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { codeJobs } from './jobs.ts'
import * as store from './store.ts'

export const codeFeature = feature('auth/code', {
  calls: joinCalls(codeApi, actions),
  jobs: codeJobs,
  installationData: [
    {
      table: 'one_time_code',
      exported: { nothing: 'Hashes of codes that end within hours.' },
      deletion: { remove: store.removeCodesOf },
    },
  ],
})
