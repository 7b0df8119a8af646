import { creditsApi } from '#contract/matching/credits.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

export const creditsFeature = feature('matching/credits', {
  calls: joinCalls(creditsApi, actions),
  personalData: [
    { table: 'credit_account', exported: { creditAccount: store.exportAccount }, deletion: 'cascade' },
    { table: 'credit_entry', exported: { credits: store.exportEntries }, deletion: 'cascade' },
  ],
})
