import { communitySettingApi } from '#contract/communities/community-setting.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { communitySettingChores } from './chores.ts'

export const communitySettingFeature = feature('communities/community-setting', {
  calls: joinCalls(communitySettingApi, actions),
  chores: communitySettingChores,
})
