import { unsubscribeApi } from '#contract/notifications/unsubscribe.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const unsubscribeFeature = feature('notifications/unsubscribe', { calls: joinCalls(unsubscribeApi, actions) })
