import { managementApi } from '#contract/matching/management.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const managementFeature = feature('matching/management', { calls: joinCalls(managementApi, actions) })
