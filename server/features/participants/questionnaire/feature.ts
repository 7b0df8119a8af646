import { questionnaireApi } from '#contract/participants/questionnaire.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import { create, list, remove, reorder, restore, update } from './actions.ts'

export const questionnaireFeature = feature('participants/questionnaire', {
  calls: joinCalls(questionnaireApi, { list, create, update, reorder, remove, restore }),
})
