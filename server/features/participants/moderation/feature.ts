import { moderationApi } from '#contract/participants/moderation.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { moderationListeners } from './listeners.ts'
import * as store from './store.ts'

export const moderationFeature = feature('participants/moderation', {
  calls: joinCalls(moderationApi, actions),
  listeners: moderationListeners,
  letters: { 'participant.moderated': 'SERVICE' },
  personalData: [
    {
      table: 'moderation_decision',
      exported: { moderationDecisions: store.exportDecisions },
      // A foreign key removes the moderator from the decisions about others.
      deletion: 'cascade',
    },
  ],
})
