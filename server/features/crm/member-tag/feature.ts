import { memberTagApi } from '#contract/crm/member-tag.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import { update } from './actions.ts'
import * as store from './store.ts'

export const memberTagFeature = feature('crm/member-tag', {
  calls: joinCalls(memberTagApi, { update }),
  personalData: [{ table: 'member_tag', exported: { memberTags: store.exportTags }, deletion: 'cascade' }],
})
