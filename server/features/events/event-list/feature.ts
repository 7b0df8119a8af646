import { eventListApi } from '#contract/events/event-list.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const eventListFeature = feature('events/event-list', {
  calls: joinCalls(eventListApi, actions),
})
