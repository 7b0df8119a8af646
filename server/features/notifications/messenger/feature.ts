import { messengerApi } from '#contract/notifications/messenger.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

export const messengerFeature = feature('notifications/messenger', {
  calls: joinCalls(messengerApi, actions),
  personalData: [
    {
      table: 'messenger_workspace',
      exported: { messengerWorkspaces: store.exportWorkspaces },
      // It stays with the community.
      deletion: { anonymise: store.forgetConnector },
    },
    { table: 'messenger_account', exported: { messengerAccounts: store.exportAccounts }, deletion: 'cascade' },
  ],
})
