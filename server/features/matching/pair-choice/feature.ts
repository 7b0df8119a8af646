import { pairChoiceApi } from '#contract/matching/pair-choice.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

export const pairChoiceFeature = feature('matching/pair-choice', {
  calls: joinCalls(pairChoiceApi, actions),
  personalData: [
    {
      table: 'pair_choice',
      exported: { pairChoices: store.exportChoices, pairChoicesCreated: store.exportCreatedChoices },
      deletion: { anonymise: store.forgetChoiceAuthor },
    },
  ],
})
