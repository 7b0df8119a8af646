import { eventDraftApi } from '#contract/events/event-draft.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

export const eventDraftFeature = feature('events/event-draft', {
  calls: joinCalls(eventDraftApi, actions),
  personalData: [{ table: 'event_draft', exported: { eventDrafts: store.exportDrafts }, deletion: 'cascade' }],
})
