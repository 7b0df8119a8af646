import { deliveryApi } from '#contract/notifications/delivery.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { deliveryChores, deliveryJobs } from './jobs.ts'
import { deliveryListeners } from './listeners.ts'

export const deliveryFeature = feature('notifications/delivery', {
  calls: joinCalls(deliveryApi, actions),
  listeners: deliveryListeners,
  jobs: deliveryJobs,
  chores: deliveryChores,
})
