import { providerApi } from '#contract/auth/provider.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const providerFeature = feature('auth/provider', { calls: joinCalls(providerApi, actions) })
