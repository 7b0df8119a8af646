import { emailChangeApi } from '#contract/auth/email-change.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

export const emailChangeFeature = feature('auth/email-change', {
  calls: joinCalls(emailChangeApi, actions),
  installationData: [
    {
      table: 'email_change',
      exported: { emailChange: store.exportEmailChange },
      deletion: { remove: store.removeEmailChange },
    },
  ],
})
