import { eventApi } from '#contract/events/event.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

const ofCommunity = { nothing: 'Texts of an event belong to the community.' }

export const eventFeature = feature('events/event', {
  calls: joinCalls(eventApi, actions),
  personalData: [
    { table: 'event', exported: { eventsCreated: store.exportCreated }, deletion: { anonymise: store.forgetAuthor } },
    { table: 'event_translation', exported: ofCommunity, deletion: ofCommunity },
  ],
})
