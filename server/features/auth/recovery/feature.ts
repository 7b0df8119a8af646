import { recoveryApi } from '#contract/auth/recovery.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const recoveryFeature = feature('auth/recovery', { calls: joinCalls(recoveryApi, actions) })
