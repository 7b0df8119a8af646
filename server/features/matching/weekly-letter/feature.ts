import { feature } from '#server/platform/feature/feature.ts'
import { weeklyLetterChores, weeklyLetterJobs } from './jobs.ts'
import { exportWeeklyLetters } from './store.ts'

export const weeklyLetterFeature = feature('matching/weekly-letter', {
  jobs: weeklyLetterJobs,
  chores: weeklyLetterChores,
  personalData: [{ table: 'weekly_letter', exported: { weeklyLetters: exportWeeklyLetters }, deletion: 'cascade' }],
})
