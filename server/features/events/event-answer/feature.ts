import { eventAnswerApi } from '#contract/events/event-answer.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

export const eventAnswerFeature = feature('events/event-answer', {
  calls: joinCalls(eventAnswerApi, actions),
  personalData: [{ table: 'event_answer', exported: { eventAnswers: store.exportEventAnswers }, deletion: 'cascade' }],
})
