import { feature } from '#server/platform/feature/feature.ts'
import { embeddingChores, embeddingJobs } from './jobs.ts'

export const embeddingFeature = feature('matching/embedding', {
  jobs: embeddingJobs,
  chores: embeddingChores,
  personalData: [
    {
      table: 'member_vector',
      exported: { nothing: 'Numbers computed from the profile, which is exported itself.' },
      deletion: 'cascade',
    },
  ],
})
