import { eventQuestionApi } from '#contract/events/event-question.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

const ofEvent = { nothing: 'What an event asks everybody who joins.' }

export const eventQuestionFeature = feature('events/event-question', {
  calls: joinCalls(eventQuestionApi, actions),
  personalData: [
    { table: 'event_question', exported: ofEvent, deletion: ofEvent },
    { table: 'event_answer_option', exported: ofEvent, deletion: ofEvent },
    { table: 'event_question_translation', exported: ofEvent, deletion: ofEvent },
  ],
})
