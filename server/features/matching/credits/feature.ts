import { creditsApi } from '#contract/matching/credits.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const creditsFeature = feature('matching/credits', { calls: joinCalls(creditsApi, actions) })
