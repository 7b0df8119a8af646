import { accountApi } from '#contract/auth/account.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { accountJobs } from './jobs.ts'
import * as store from './store.ts'

export const accountFeature = feature('auth/account', {
  calls: joinCalls(accountApi, actions),
  jobs: accountJobs,
  letters: { 'auth.deleted': 'SERVICE' },
  installationData: [
    // A scheduled job removes the email after thirty days.
    { table: 'app_user', exported: { account: store.exportAccount }, deletion: { anonymise: store.markDeleted } },
  ],
})
