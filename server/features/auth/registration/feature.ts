import { registrationApi } from '#contract/auth/registration.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const registrationFeature = feature('auth/registration', { calls: joinCalls(registrationApi, actions) })
