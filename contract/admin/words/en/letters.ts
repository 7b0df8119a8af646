/** Words of the letters. */
export const letters = {
  webhookPaused: {
    subject: 'A webhook of {{community}} is paused',
    headline: 'A webhook is paused',
    leadFAILURES:
      'For a day nothing that we posted to {{url}} arrived, so we stopped. Once the address works, resume the webhook and send again what you need from its log.',
    leadGONE:
      'The address {{url}} answered that it is gone, so we stopped posting to it. Enter another address, or remove the webhook.',
    button: 'Open webhooks',
  },
  roleChanged: {
    subject: 'Your rights in {{community}} have changed',
    headline: 'Your rights have changed',
    lead: 'An admin of {{community}} has changed what you may do. Now you may:',
    leadNone: 'An admin of {{community}} has taken back your rights as a manager. You are still a member.',
    button: 'Open {{community}}',
    rights: {
      ROLE_ADMIN: 'do everything, as an admin',
      CAN_VIEW_ADMIN_PANEL: 'open the admin area',
      CAN_MODERATE_COMMUNITY: 'confirm new members and decide about reports',
      CAN_MANAGE_COMMUNITY: 'change the community’s settings and look after its members',
      CAN_SEND_NEWSLETTERS: 'send newsletters',
      CAN_CREATE_EVENTS: 'create and run events',
      CAN_SCORE_MATCHES: 'score matches',
      CAN_CHAT: 'write in chats',
    },
  },
}
