import { userApi } from '#contract/users/user.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const userFeature = feature('users/user', { calls: joinCalls(userApi, actions) })
