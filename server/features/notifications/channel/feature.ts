import { channelApi } from '#contract/notifications/notification.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

export const channelFeature = feature('notifications/channel', {
  calls: joinCalls(channelApi, actions),
  personalData: [
    {
      table: 'messenger_text',
      exported: { messengerTexts: store.exportTexts },
      // Texts to others that name the person; their own are removed by the foreign key.
      deletion: { remove: store.removeTextsAbout },
    },
    { table: 'channel_preference', exported: { channelPreferences: store.exportChannels }, deletion: 'cascade' },
    { table: 'quiet_hours', exported: { quietHours: store.exportQuietHours }, deletion: 'cascade' },
  ],
})
