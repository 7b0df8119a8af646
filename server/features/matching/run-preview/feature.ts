import { runPreviewApi } from '#contract/matching/run-preview.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { previewJobs } from './jobs.ts'
import * as store from './store.ts'

const noPerson = { nothing: 'Counts members, and names none.' }
const draft = { nothing: 'A draft of recommendations that were not made.' }

export const runPreviewFeature = feature('matching/run-preview', {
  calls: joinCalls(runPreviewApi, actions),
  jobs: previewJobs,
  personalData: [
    { table: 'run_preview', exported: noPerson, deletion: noPerson },
    {
      table: 'previewed_list',
      exported: draft,
      deletion: { remove: store.removeListsWith },
    },
    { table: 'previewed_pair', exported: draft, deletion: 'cascade' },
  ],
})
