import { questionApi } from '#contract/participants/question.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

const noPerson = { nothing: 'What a community asks everybody.' }

export const questionFeature = feature('participants/question', {
  calls: joinCalls(questionApi, actions),
  personalData: [
    { table: 'question', exported: noPerson, deletion: noPerson },
    { table: 'answer', exported: { answers: store.exportAnswers }, deletion: 'cascade' },
  ],
})
