/** Words of the letters. */
export const letters = {
  mailbox: {
    title: 'Emails',
    lead: 'Every email from {{community}}, newest first. Without a mail server you can read them only here.',
    back: 'Back to the community',
    empty: 'No emails yet',
    emptyText: 'As soon as {{community}} writes to someone, the email appears here.',
    to: 'to {{recipient}}',
    plain: 'Plain text',
    calendar: { REQUEST: 'Calendar: invitation', CANCEL: 'Calendar: cancellation', PUBLISH: 'Calendar file' },
    status: {
      WAITING: 'Waiting',
      SENDING: 'Sending',
      SENT: 'Sent',
      FAILED: 'Refused',
      UNCERTAIN: 'Possibly sent',
    },
  },
}
