import { feature } from '#server/platform/feature/feature.ts'
import { exportCalls, forgetCallsOf, removeRepliesAbout } from './store.ts'

export const callFeature = feature('platform/http', {
  personalData: [
    {
      table: 'idempotent_call',
      exported: { recentCalls: exportCalls },
      // Also stored replies to others that name the person.
      deletion: { remove: removeRepliesAbout },
    },
  ],
  installationData: [
    {
      table: 'call_count',
      exported: { nothing: 'Counters of the last two days under hashes, which say nothing that a person could read.' },
      deletion: { remove: forgetCallsOf },
    },
  ],
})
