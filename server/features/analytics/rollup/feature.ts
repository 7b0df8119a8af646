import { feature } from '#server/platform/feature/feature.ts'
import { rollupChores, rollupJobs } from './jobs.ts'
import { exportActivity } from './store.ts'

const counts = { nothing: 'Counts of a whole community.' }

export const rollupFeature = feature('analytics/rollup', {
  jobs: rollupJobs,
  chores: rollupChores,
  personalData: [
    { table: 'activity_day', exported: { activeDays: exportActivity }, deletion: 'cascade' },
    {
      table: 'departure',
      exported: { nothing: 'It says when, not who.' },
      deletion: { nothing: 'It says when, not who.' },
    },
    {
      table: 'rollup_mark',
      exported: { nothing: 'Which figures are to be counted again; removed by the job that does.' },
      deletion: 'cascade',
    },
    {
      table: 'rollup_pair',
      exported: { nothing: 'Intros and scores, from which it is made, are exported with their texts.' },
      deletion: 'cascade',
    },
    { table: 'rollup', exported: counts, deletion: counts },
    { table: 'rollup_day', exported: counts, deletion: counts },
    { table: 'rollup_cohort', exported: counts, deletion: counts },
    { table: 'distribution', exported: counts, deletion: counts },
  ],
})
