import { accountApi } from '#contract/auth/account.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { accountJobs } from './jobs.ts'

export const accountFeature = feature('auth/account', {
  calls: joinCalls(accountApi, actions),
  jobs: accountJobs,
})
