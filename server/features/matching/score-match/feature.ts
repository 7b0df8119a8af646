import { scoreMatchApi } from '#contract/matching/score-match.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

export const scoreMatchFeature = feature('matching/score-match', {
  calls: joinCalls(scoreMatchApi, actions),
  personalData: [
    {
      table: 'pair_score',
      exported: { pairScores: store.exportScores, pairScoresGiven: store.exportGivenScores },
      deletion: 'cascade',
    },
  ],
})
