import { messageApi } from '#contract/chats/message.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import { lockChatsOf } from '../chat/store.ts'
import * as actions from './actions.ts'
import { messageJobs } from './jobs.ts'
import { messageListeners } from './listeners.ts'
import * as store from './store.ts'

export const messageFeature = feature('chats/message', {
  calls: joinCalls(messageApi, actions),
  listeners: messageListeners,
  jobs: messageJobs,
  personalData: [
    {
      table: 'chat_message',
      exported: { messages: store.exportMessages },
      deletion: { anonymise: store.emptyMessagesOf },
      lock: lockChatsOf,
    },
    { table: 'message_reaction', exported: { reactions: store.exportReactions }, deletion: 'cascade' },
  ],
})
