import { preferenceApi } from '#contract/matching/preference.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

export const preferenceFeature = feature('matching/preference', {
  calls: joinCalls(preferenceApi, actions),
  personalData: [
    { table: 'matching_preference', exported: { matchingPreferences: store.exportPreferences }, deletion: 'cascade' },
  ],
})
