import { chatApi } from '#contract/chats/chat.ts'
import { isId } from '#server/platform/db/id.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import { exportMemberships, isMember } from '../chat-member/store.ts'
import * as actions from './actions.ts'
import { chatChores, chatJobs } from './jobs.ts'
import { chatListeners } from './listeners.ts'
import { forgetInChats } from './store.ts'

export const chatFeature = feature('chats/chat', {
  calls: joinCalls(chatApi, actions),
  listeners: chatListeners,
  jobs: chatJobs,
  chores: chatChores,
  personalData: [
    {
      table: 'chat',
      exported: { nothing: 'Its memberships and messages are exported.' },
      // It stays for the others.
      deletion: { anonymise: forgetInChats },
    },
    { table: 'chat_member', exported: { chats: exportMemberships }, deletion: 'cascade' },
  ],
  topics: {
    chat: {
      mayRead: async ({ db }, { participantId, permissions }, [id = '', ...rest]) =>
        rest.length === 0 &&
        isId(id) &&
        participantId !== null &&
        permissions.includes('CAN_CHAT') &&
        (await isMember(db, id, participantId)),
    },
  },
})
