import { eventMessageApi } from '#contract/events/event-message.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { eventMessageJobs } from './jobs.ts'
import * as store from './store.ts'

export const eventMessageFeature = feature('events/event-message', {
  calls: joinCalls(eventMessageApi, actions),
  jobs: eventMessageJobs,
  personalData: [
    {
      table: 'event_message',
      exported: { eventMessages: store.exportMessages },
      deletion: { anonymise: store.forgetAuthor },
    },
  ],
})
