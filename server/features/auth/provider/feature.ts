import { providerApi } from '#contract/auth/provider.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

const noPerson = { nothing: 'Addresses and secrets of a provider.' }

export const providerFeature = feature('auth/provider', {
  calls: joinCalls(providerApi, actions),
  personalData: [{ table: 'oauth_provider', exported: noPerson, deletion: noPerson }],
  installationData: [
    {
      table: 'external_identity',
      exported: { identities: store.exportIdentities },
      deletion: { remove: (db, { userId }) => store.removeIdentities(db, userId) },
    },
  ],
})
