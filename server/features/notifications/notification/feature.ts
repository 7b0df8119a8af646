import { notificationApi } from '#contract/notifications/notification.ts'
import { notificationTopics } from '#contract/notifications/notification-kinds.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { notificationChores } from './chores.ts'
import * as store from './store.ts'

export const notificationFeature = feature('notifications/notification', {
  calls: joinCalls(notificationApi, actions),
  letters: notificationTopics,
  chores: notificationChores,
  personalData: [
    {
      table: 'notification',
      exported: { notifications: store.exportNotifications },
      deletion: { remove: store.removeNotifications },
    },
    {
      table: 'notification_tally',
      exported: { nothing: 'Counts of the notifications, which are exported.' },
      deletion: { remove: store.removeTally },
    },
  ],
})
