import { profileApi } from '#contract/participants/profile.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const profileFeature = feature('participants/profile', { calls: joinCalls(profileApi, actions) })
