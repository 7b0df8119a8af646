import { preferenceApi } from '#contract/matching/preference.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const preferenceFeature = feature('matching/preference', { calls: joinCalls(preferenceApi, actions) })
