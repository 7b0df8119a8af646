import { recommendationApi } from '#contract/matching/recommendation.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import { recommendationActions } from './actions.ts'
import type { Matcher } from '../matcher/matcher.ts'
import * as store from './store.ts'

/** Ends the thread of the matcher with the server. */
export const recommendationFeature = (matcher: Matcher) =>
  feature('matching/recommendation', {
    calls: joinCalls(recommendationApi, recommendationActions(matcher)),
    close: () => matcher.close(),
    keeps: [{ table: 'matching', exported: { recommendations: store.exportRecommendations }, deletion: 'cascade' }],
  })
