import { requestApi } from '#contract/matching/request.ts'
import type { Matcher } from '#server/features/matching/matcher/matcher.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { requestListeners } from './listeners.ts'
import * as store from './store.ts'

export const requestFeature = (matcher: Matcher) =>
  feature('matching/request', {
    calls: joinCalls(requestApi, { ...actions, listFitting: actions.listFittingWith(matcher) }),
    listeners: requestListeners,
    personalData: [
      { table: 'request', exported: { requests: store.exportRequests }, deletion: 'cascade' },
      {
        table: 'request_answer',
        exported: { answersToRequests: store.exportAnswers, answersReceived: store.exportAnswersReceived },
        deletion: 'cascade',
      },
    ],
  })
