import { feature } from '#server/platform/feature/feature.ts'
import { notificationTopics } from './rules.ts'
import * as store from './store.ts'

export const notificationFeature = feature('notifications/notification', {
  letters: notificationTopics,
  personalData: [
    { table: 'notification', exported: { notifications: store.exportNotifications }, deletion: 'cascade' },
    {
      table: 'messenger_text',
      exported: { messengerTexts: store.exportTexts },
      // Texts to others that name the person; their own are removed by the foreign key.
      deletion: { remove: store.removeTextsAbout },
    },
  ],
})
