import { memberMergeApi } from '#contract/crm/member-merge.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { memberMergeChores } from './chores.ts'
import { exportMerges } from './store.ts'

export const memberMergeFeature = feature('crm/member-merge', {
  calls: joinCalls(memberMergeApi, actions),
  chores: memberMergeChores,
  letters: { 'crm.mergeAsked': 'SERVICE', 'crm.merged': 'SERVICE' },
  personalData: [{ table: 'member_merge', exported: { memberMerges: exportMerges }, deletion: 'cascade' }],
})
