import { feature } from '#server/platform/feature/feature.ts'
import { pairJudgementChores, pairJudgementJobs } from './jobs.ts'
import type { LanguageModelConfig } from './rules.ts'
import { exportJudgements } from './store.ts'

export const pairJudgementFeature = (config: LanguageModelConfig) =>
  feature('matching/pair-judgement', {
    jobs: pairJudgementJobs,
    chores: pairJudgementChores(config),
    personalData: [{ table: 'pair_judgement', exported: { pairJudgements: exportJudgements }, deletion: 'cascade' }],
  })
