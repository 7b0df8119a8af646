import { chatFileApi } from '#contract/chats/chat-file.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import { queueJob } from '#server/platform/jobs/store.ts'
import * as actions from './actions.ts'
import { chatFileChores } from './chores.ts'
import { chatFileJobs } from './jobs.ts'
import * as store from './store.ts'

export const chatFileFeature = feature('chats/chat-file', {
  calls: joinCalls(chatFileApi, actions),
  jobs: chatFileJobs,
  chores: chatFileChores,
  personalData: [
    {
      table: 'chat_file',
      exported: { chatFiles: store.exportFiles },
      deletion: {
        remove: async (db, person) => {
          const storedNames = await store.removeOfPerson(db, person)
          if (storedNames.length > 0)
            await queueJob(db, 'chatFile.remove', { communityId: person.communityId, data: { storedNames } })
        },
      },
    },
  ],
})
