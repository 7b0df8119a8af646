import { bulkActionApi } from '#contract/crm/bulk-action.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import { create, get, listUnfinished } from './actions.ts'
import { bulkActionJobs } from './jobs.ts'
import * as store from './store.ts'

export const bulkActionFeature = feature('crm/bulk-action', {
  calls: joinCalls(bulkActionApi, { create, listUnfinished, get }),
  jobs: bulkActionJobs,
  personalData: [
    {
      table: 'bulk_action',
      exported: { bulkActions: store.exportActions },
      // It stays with the community.
      deletion: { anonymise: store.forgetPerson },
    },
  ],
})
