import { communityApi } from '#contract/communities/community.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { communityListeners } from './listeners.ts'

export const communityFeature = feature('communities/community', {
  calls: joinCalls(communityApi, actions),
  listeners: communityListeners,
})
