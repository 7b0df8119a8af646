import { memberExportApi } from '#contract/crm/member-export.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import { download } from './actions.ts'

export const memberExportFeature = feature('crm/member-export', { calls: joinCalls(memberExportApi, { download }) })
