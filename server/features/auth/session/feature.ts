import { sessionApi } from '#contract/auth/session.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const sessionFeature = feature('auth/session', { calls: joinCalls(sessionApi, actions) })
