import { relationApi } from '#contract/matching/relation.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

export const relationFeature = feature('matching/relation', {
  calls: joinCalls(relationApi, actions),
  personalData: [{ table: 'relation', exported: { relations: store.exportRelations }, deletion: 'cascade' }],
})
