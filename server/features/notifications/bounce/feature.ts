import { bounceApi } from '#contract/notifications/bounce.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { exportBounce, removeBounceOf } from './store.ts'

export const bounceFeature = feature('notifications/bounce', {
  calls: joinCalls(bounceApi, actions),
  installationData: [
    { table: 'mail_bounce', exported: { mailBounce: exportBounce }, deletion: { remove: removeBounceOf } },
  ],
})
