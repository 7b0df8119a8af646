import { memberListApi } from '#contract/crm/member-list.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import { count, countViews, get, list, updateNetworking, updateProfile } from './actions.ts'

export const memberListFeature = feature('crm/member-list', {
  calls: joinCalls(memberListApi, { list, count, countViews, get, updateProfile, updateNetworking }),
})
