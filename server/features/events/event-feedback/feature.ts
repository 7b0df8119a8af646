import { eventFeedbackApi } from '#contract/events/event-feedback.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

export const eventFeedbackFeature = feature('events/event-feedback', {
  calls: joinCalls(eventFeedbackApi, actions),
  personalData: [{ table: 'event_feedback', exported: { eventFeedback: store.exportFeedback }, deletion: 'cascade' }],
})
