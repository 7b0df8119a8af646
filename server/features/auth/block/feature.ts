import { blockApi } from '#contract/auth/block.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

export const blockFeature = feature('auth/block', {
  calls: joinCalls(blockApi, actions),
  personalData: [
    // The block of a deleted user is removed by the foreign key; its author is anonymised.
    { table: 'blocked_user', exported: { block: store.exportBlock }, deletion: { anonymise: store.forgetBlocker } },
  ],
})
