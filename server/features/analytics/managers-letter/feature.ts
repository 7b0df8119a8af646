import { feature } from '#server/platform/feature/feature.ts'
import { managersLetterChores, managersLetterJobs } from './jobs.ts'
import { exportManagersLetters } from './store.ts'

export const managersLetterFeature = feature('analytics/managers-letter', {
  jobs: managersLetterJobs,
  chores: managersLetterChores,
  letters: { 'analytics.managers': 'managing' },
  personalData: [
    { table: 'managers_letter', exported: { managersLetters: exportManagersLetters }, deletion: 'cascade' },
  ],
})
