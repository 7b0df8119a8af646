import { docsApi } from '#contract/operations/docs.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const docsFeature = feature('operations/docs', { calls: joinCalls(docsApi, actions) })
