import { requestApi } from '#contract/matching/request.ts'
import type { Matcher } from '#server/features/matching/recommendation/matcher.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { fittingAction } from './fitting.ts'
import { requestListeners } from './listeners.ts'

export const requestFeature = (matcher: Matcher) =>
  feature('matching/request', {
    calls: joinCalls(requestApi, { ...actions, listFitting: fittingAction(matcher) }),
    listeners: requestListeners,
  })
