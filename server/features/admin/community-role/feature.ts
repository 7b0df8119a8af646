import { communityRoleApi } from '#contract/admin/community-role.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { communityRoleListeners } from './listeners.ts'

export const communityRoleFeature = feature('admin/community-role', {
  calls: joinCalls(communityRoleApi, actions),
  listeners: communityRoleListeners,
  letters: { 'communityRole.changed': 'SERVICE' },
})
