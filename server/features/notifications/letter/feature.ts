import { letterApi } from '#contract/notifications/letter.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { exportPreferences } from './store.ts'

export const letterFeature = feature('notifications/letter', {
  calls: joinCalls(letterApi, actions),
  personalData: [
    { table: 'letter_preference', exported: { letterPreferences: exportPreferences }, deletion: 'cascade' },
  ],
})
