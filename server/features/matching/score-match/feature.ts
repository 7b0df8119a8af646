import { scoreMatchApi } from '#contract/matching/score-match.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const scoreMatchFeature = feature('matching/score-match', { calls: joinCalls(scoreMatchApi, actions) })
