import { feature } from '#server/platform/feature/feature.ts'
import { embeddingChores, embeddingJobs } from './jobs.ts'
import type { EmbeddingConfig } from './rules.ts'

export const embeddingFeature = (config: EmbeddingConfig) =>
  feature('matching/embedding', {
    jobs: embeddingJobs,
    chores: embeddingChores(config),
    personalData: [
      {
        table: 'member_vector',
        exported: { nothing: 'Numbers computed from the profile, which is exported itself.' },
        deletion: 'cascade',
      },
    ],
  })
