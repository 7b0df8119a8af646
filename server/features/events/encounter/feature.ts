import { encounterApi } from '#contract/events/encounter.ts'
import type { RankAmong } from '#server/features/matching/recommendation/actions.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import { encounterActions } from './actions.ts'

export const encounterFeature = (rankAmong: RankAmong) =>
  feature('events/encounter', { calls: joinCalls(encounterApi, encounterActions(rankAmong)) })
