import { communityApi } from '#contract/communities/community.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { communityListeners } from './listeners.ts'
import * as store from './store.ts'

export const communityFeature = feature('communities/community', {
  calls: joinCalls(communityApi, actions),
  listeners: communityListeners,
  letters: { 'community.opened': 'SERVICE' },
  installationData: [
    {
      table: 'community',
      exported: { nothing: 'Belongs to its members; the connection tells who founded or manages it.' },
      deletion: { anonymise: (db, person, { config }) => store.forgetFounder(db, person, config.MAIL_FROM) },
    },
  ],
})
