import { recommendationApi } from '#contract/matching/recommendation.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import type { Matcher } from '../matcher/matcher.ts'
import { recommendationActions } from './actions.ts'
import { recommendationJobs } from './jobs.ts'
import { recommendationListeners } from './listeners.ts'
import * as store from './store.ts'

export const recommendationFeature = (matcher: Matcher) =>
  feature('matching/recommendation', {
    calls: joinCalls(recommendationApi, recommendationActions(matcher)),
    jobs: recommendationJobs(matcher),
    listeners: recommendationListeners,
    personalData: [
      {
        table: 'criteria_change',
        exported: { nothing: 'Says only that the profile was changed.' },
        deletion: 'cascade',
      },
      { table: 'matching', exported: { recommendations: store.exportRecommendations }, deletion: 'cascade' },
    ],
  })
