import { questionApi } from '#contract/participants/question.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const questionFeature = feature('participants/question', { calls: joinCalls(questionApi, actions) })
