import { meetingApi } from '#contract/matching/meeting.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { meetingChores, meetingJobs } from './jobs.ts'

export const meetingFeature = feature('matching/meeting', {
  calls: joinCalls(meetingApi, actions),
  jobs: meetingJobs,
  chores: meetingChores,
})
