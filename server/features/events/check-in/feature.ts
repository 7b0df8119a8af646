import { checkInApi } from '#contract/events/check-in.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const checkInFeature = feature('events/check-in', { calls: joinCalls(checkInApi, actions) })
