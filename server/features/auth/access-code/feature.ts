import { accessCodeApi } from '#contract/auth/access-code.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

export const accessCodeFeature = feature('auth/access-code', {
  calls: joinCalls(accessCodeApi, actions),
  personalData: [
    {
      table: 'access_code',
      exported: { accessCodes: store.exportAccessCodes },
      deletion: { remove: store.removeAccessCodesOf },
    },
  ],
})
