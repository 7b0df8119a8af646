import { feature } from '#server/platform/feature/feature.ts'
import { runChores, runJobs } from './jobs.ts'
import * as store from './store.ts'

const noPerson = { nothing: 'Counts members, and names none.' }

export const runFeature = feature('matching/run', {
  jobs: runJobs,
  chores: runChores,
  personalData: [
    { table: 'matching_run', exported: noPerson, deletion: noPerson },
    {
      table: 'matching_input',
      exported: { nothing: 'Copies of profiles and answers, which are exported themselves.' },
      deletion: { remove: store.removeInputsWith },
    },
    { table: 'matching_price', exported: { matchingPrice: store.exportPrice }, deletion: 'cascade' },
  ],
})
