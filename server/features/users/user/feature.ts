import { userApi } from '#contract/users/user.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

export const userFeature = feature('users/user', {
  calls: joinCalls(userApi, actions),
  personalData: [
    {
      table: 'connection',
      exported: {
        role: async (db, { userId }) => (await store.findConnection(db, userId))?.role,
        isOrganiser: async (db, { userId }) => (await store.findConnection(db, userId))?.isOrganiser,
        connectedAt: async (db, { userId }) => (await store.findConnection(db, userId))?.connectedAt,
      },
      deletion: { remove: store.removeConnection },
    },
    {
      table: 'permission',
      exported: { permissions: (db, { userId }) => store.listPermissions(db, userId) },
      deletion: 'cascade',
    },
  ],
})
