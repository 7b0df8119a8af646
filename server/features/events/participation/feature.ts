import { participationApi } from '#contract/events/participation.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { participationChores } from './chores.ts'
import { participationJobs } from './jobs.ts'
import { participationListeners } from './listeners.ts'
import * as store from './store.ts'

const counts = { nothing: 'Counts of an event, kept by a trigger.' }

export const participationFeature = feature('events/participation', {
  calls: joinCalls(participationApi, actions),
  listeners: participationListeners,
  jobs: participationJobs,
  chores: participationChores,
  personalData: [
    {
      table: 'participation',
      exported: { eventParticipations: store.exportParticipations },
      deletion: 'cascade',
      lock: store.lockTalliesOf,
    },
    { table: 'event_tally', exported: counts, deletion: counts },
  ],
})
