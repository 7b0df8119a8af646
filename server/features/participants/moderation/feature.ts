import { moderationApi } from '#contract/participants/moderation.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { moderationListeners } from './listeners.ts'

export const moderationFeature = feature('participants/moderation', {
  calls: joinCalls(moderationApi, actions),
  listeners: moderationListeners,
  letters: { 'participant.moderated': 'SERVICE' },
})
