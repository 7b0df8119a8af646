import { participantApi } from '#contract/participants/participant.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { participantListeners } from './listeners.ts'

export const participantFeature = feature('participants/participant', {
  calls: joinCalls(participantApi, actions),
  listeners: participantListeners,
  previews: { u: actions.previewPerson },
})
