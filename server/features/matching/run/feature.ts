import { feature } from '#server/platform/feature/feature.ts'
import { matchingChores, matchingJobs } from './jobs.ts'

export const runFeature = feature('matching/run', { jobs: matchingJobs, chores: matchingChores })
