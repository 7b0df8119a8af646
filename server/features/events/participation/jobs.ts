import './news.ts'
import { type Job, job } from '#server/platform/jobs/jobs.ts'
import { settle } from './participation-steps.ts'

/** Queued for the moment at which a hold or an offer ends. */
const settleEvent = job('participation.settle', ({ eventId }, scope) => settle(scope, eventId))

export const participationJobs: Job[] = [settleEvent]
