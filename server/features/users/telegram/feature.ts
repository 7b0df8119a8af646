import { telegramApi } from '#contract/users/telegram.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

export const telegramFeature = feature('users/telegram', {
  calls: joinCalls(telegramApi, actions),
  installationData: [
    {
      table: 'telegram_account',
      exported: { telegram: store.exportTelegram },
      deletion: { remove: store.removeTelegram },
    },
  ],
})
