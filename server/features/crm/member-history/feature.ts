import { memberHistoryApi } from '#contract/crm/member-history.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import { list } from './actions.ts'

export const memberHistoryFeature = feature('crm/member-history', { calls: joinCalls(memberHistoryApi, { list }) })
