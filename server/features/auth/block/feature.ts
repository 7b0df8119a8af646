import { blockApi } from '#contract/auth/block.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

export const blockFeature = feature('auth/block', {
  calls: joinCalls(blockApi, actions),
  keeps: [
    // Who is blocked goes by the foreign key; who blocked them is forgotten.
    { table: 'blocked_user', exported: { block: store.exportBlock }, deletion: { anonymise: store.forgetBlocker } },
  ],
})
