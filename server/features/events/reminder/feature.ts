import { feature } from '#server/platform/feature/feature.ts'
import { reminderChores } from './chores.ts'
import { reminderJobs } from './jobs.ts'
import * as store from './store.ts'

export const reminderFeature = feature('events/reminder', {
  jobs: reminderJobs,
  chores: reminderChores,
  personalData: [{ table: 'reminder', exported: { eventReminders: store.exportReminders }, deletion: 'cascade' }],
})
