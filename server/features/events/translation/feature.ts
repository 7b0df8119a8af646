import { translationApi } from '#contract/events/translation.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

const ofCommunity = { nothing: 'Texts of an event belong to the community.' }

export const translationFeature = feature('events/translation', {
  calls: joinCalls(translationApi, actions),
  personalData: [{ table: 'event_translation', exported: ofCommunity, deletion: ofCommunity }],
})
