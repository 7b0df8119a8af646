import { standingApi } from '#contract/matching/standing.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const standingFeature = feature('matching/standing', { calls: joinCalls(standingApi, actions) })
