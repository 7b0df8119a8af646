import { providerSettingApi } from '#contract/communities/provider-setting.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

/** Its table belongs to the provider of `auth`, which signs in with it. */
export const providerSettingFeature = feature('communities/provider-setting', {
  calls: joinCalls(providerSettingApi, actions),
})
