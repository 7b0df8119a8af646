import { eventApi } from '#contract/events/event.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { eventChores } from './chores.ts'
import { previewEvent } from './event-preview.ts'
import { eventListeners } from './listeners.ts'
import * as store from './store.ts'

export const eventFeature = feature('events/event', {
  calls: joinCalls(eventApi, actions),
  listeners: eventListeners,
  chores: eventChores,
  previews: { event: previewEvent },
  personalData: [
    { table: 'event', exported: { eventsCreated: store.exportCreated }, deletion: { anonymise: store.forgetAuthor } },
  ],
})
