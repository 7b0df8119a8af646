import { customDomainApi } from '#contract/communities/custom-domain.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

export const customDomainFeature = feature('communities/custom-domain', {
  calls: joinCalls(customDomainApi, actions),
  personalData: [
    {
      table: 'custom_domain',
      exported: { customDomains: store.exportRequests },
      // It stays with the community.
      deletion: { anonymise: store.forgetRequester },
    },
  ],
})
