import { neverPairApi } from '#contract/matching/never-pair.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

export const neverPairFeature = feature('matching/never-pair', {
  calls: joinCalls(neverPairApi, actions),
  personalData: [{ table: 'never_pair', exported: { neverPairWith: store.exportNeverPairs }, deletion: 'cascade' }],
})
