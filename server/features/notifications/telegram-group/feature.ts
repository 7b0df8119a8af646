import { telegramGroupApi } from '#contract/notifications/telegram-group.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { telegramGroupChores } from './chores.ts'
import { telegramGroupJobs } from './jobs.ts'
import * as store from './store.ts'

const { find, getLink, remove, sendPicture } = actions

export const telegramGroupFeature = feature('notifications/telegram-group', {
  calls: joinCalls(telegramGroupApi, { find, getLink, remove, sendPicture }),
  jobs: telegramGroupJobs,
  chores: telegramGroupChores,
  personalData: [
    {
      table: 'telegram_group',
      exported: { telegramGroups: store.exportGroups },
      // It stays with the community.
      deletion: { anonymise: store.forgetLinker },
    },
  ],
})
