/** Words of letters, and of the page that shows them in the demo. Each capability adds its own letters here. */
export const letters = {
  footer: 'You get this letter as a member of {{community}}.',
  footerService:
    '{{community}} sent this letter because someone used your address there. If it was not you, just delete it.',
  unsubscribe: 'Unsubscribe with one click',
  settings: 'Letter settings',
  contact: 'Questions? Write to {{email}}.',
  opened: {
    subject: 'Your community {{title}} is open',
    preview: 'Three things to do first at {{url}}',
    headline: '{{title}} is open',
    lead: 'You are its admin. Three small steps, and the first people can meet.',
    address: {
      title: 'Have a look around',
      text: 'Your community has its own address. Log in there with the same email and password.',
    },
    invite: {
      title: 'Invite the first members',
      text: 'Send this link to the people who belong here. Ten are enough for the first good introductions.',
    },
    look: {
      title: 'Make it yours',
      text: 'Colours, mark and words have a start already. Change them in the admin area.',
    },
    button: 'Open the community',
  },
  mailbox: {
    title: 'Letters',
    lead: 'Everything that {{community}} has written, newest first. Without a mail server it can be read here alone.',
    back: 'Back to the community',
    empty: 'No letters yet',
    emptyText: 'As soon as {{community}} writes to somebody, the letter appears here.',
    to: 'to {{recipient}}',
    plain: 'Plain text',
    status: {
      WAITING: 'Waiting',
      SENDING: 'On its way',
      SENT: 'Sent',
      FAILED: 'Refused',
      UNCERTAIN: 'Uncertain',
    },
  },
}
