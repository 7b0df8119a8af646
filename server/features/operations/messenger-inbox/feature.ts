import { messengerInboxApi } from '#contract/operations/messenger-inbox.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const messengerInboxFeature = feature('operations/messenger-inbox', {
  calls: joinCalls(messengerInboxApi, actions),
})
