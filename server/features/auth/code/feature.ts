import { codeApi } from '#contract/auth/code.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { codeJobs } from './jobs.ts'

export const codeFeature = feature('auth/code', {
  calls: joinCalls(codeApi, actions),
  jobs: codeJobs,
})
