import { participantApi } from '#contract/participants/participant.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { participantListeners } from './listeners.ts'
import * as store from './store.ts'

export const participantFeature = feature('participants/participant', {
  calls: joinCalls(participantApi, actions),
  listeners: participantListeners,
  letters: { 'person.reach': 'moderation' },
  previews: { u: actions.previewPerson },
  personalData: [
    { table: 'private_note', exported: { notes: store.exportNotes }, deletion: 'cascade' },
    { table: 'reach_request', exported: { messagesToModerators: store.exportReachRequests }, deletion: 'cascade' },
  ],
})
