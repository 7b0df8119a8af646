import { socketApi } from '#contract/realtime/socket.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import { authoriseCommunityTopic } from './access.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

export const socketFeature = feature('realtime/socket', {
  calls: joinCalls(socketApi, actions),
  topics: {
    community: {
      mayRead: async ({ community }, actor, path) => authoriseCommunityTopic(community.id, actor, path),
      isByRights: true,
    },
  },
  personalData: [
    {
      table: 'socket_ticket',
      exported: {
        nothing: 'Hashes of tickets that are valid for a minute, which say nothing that a person could read.',
      },
      deletion: { remove: store.removeTicketsOf },
    },
  ],
})
