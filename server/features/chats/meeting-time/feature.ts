import { meetingTimeApi } from '#contract/chats/meeting-time.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { meetingTimeJobs } from './jobs.ts'
import * as store from './store.ts'

export const meetingTimeFeature = feature('chats/meeting-time', {
  calls: joinCalls(meetingTimeApi, actions),
  jobs: meetingTimeJobs,
  personalData: [{ table: 'meeting', exported: { meetings: store.exportMeetings }, deletion: 'cascade' }],
})
