import { webPushApi } from '#contract/notifications/web-push.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import { subscribe, unsubscribe } from './actions.ts'
import * as store from './store.ts'

export const webPushFeature = feature('notifications/web-push', {
  calls: joinCalls(webPushApi, { subscribe, unsubscribe }),
  personalData: [
    {
      table: 'push_subscription',
      exported: { pushSubscriptions: store.exportSubscriptions },
      deletion: { remove: store.removeSubscriptionsOf },
    },
  ],
})
