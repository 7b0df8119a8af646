import { feature } from '#server/platform/feature/feature.ts'

const ofEvent = { nothing: 'What an event asks everybody who joins.' }

export const eventQuestionFeature = feature('events/event-question', {
  personalData: [
    { table: 'event_question', exported: ofEvent, deletion: ofEvent },
    { table: 'event_answer_option', exported: ofEvent, deletion: ofEvent },
    { table: 'event_question_translation', exported: ofEvent, deletion: ofEvent },
  ],
})
