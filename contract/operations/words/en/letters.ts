/** Words of the letters. */
export const letters = {
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
