import { meetingApi } from '#contract/matching/meeting.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { meetingChores } from './chores.ts'

export const meetingFeature = feature('matching/meeting', {
  calls: joinCalls(meetingApi, actions),
  chores: meetingChores,
})
