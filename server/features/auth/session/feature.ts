import { sessionApi } from '#contract/auth/session.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

export const sessionFeature = feature('auth/session', {
  calls: joinCalls(sessionApi, actions),
  installationData: [
    { table: 'session', exported: { sessions: store.exportSessions }, deletion: { remove: store.removeSessionsOf } },
  ],
})
