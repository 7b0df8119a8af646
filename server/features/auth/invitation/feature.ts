import { invitationApi } from '#contract/auth/invitation.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const invitationFeature = feature('auth/invitation', { calls: joinCalls(invitationApi, actions) })
