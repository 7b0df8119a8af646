import { feature } from '#server/platform/feature/feature.ts'
import * as store from './store.ts'

export const eventAnswerFeature = feature('events/event-answer', {
  personalData: [{ table: 'event_answer', exported: { eventAnswers: store.exportEventAnswers }, deletion: 'cascade' }],
})
