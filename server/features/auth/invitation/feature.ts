import { invitationApi } from '#contract/auth/invitation.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

export const invitationFeature = feature('auth/invitation', {
  calls: joinCalls(invitationApi, actions),
  letters: { 'auth.invitation': 'SERVICE' },
  personalData: [
    {
      table: 'invitation',
      exported: { invitations: store.exportInvitations },
      deletion: { remove: store.removeInvitationsOf },
    },
    { table: 'accepted_invitation', exported: { invitation: store.exportAcceptance }, deletion: 'cascade' },
  ],
})
