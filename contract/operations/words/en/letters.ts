/** Words of the letters. */
export const letters = {
  country: {
    title: 'Your country',
    lead: 'In a community with “Documents by country” the legal documents depend on it. The demo asks nobody outside: choose here where you are.',
    now: 'Chosen now: {{country}}',
    choose: 'Choose a country',
  },
  inbox: {
    title: 'Messengers',
    lead: 'What the bots wrote, as people would see it in Telegram, Slack and Discord. The demo plays these messengers itself.',
    empty: 'No messages yet',
    emptyText: 'Connect Telegram in your settings, and the bot’s messages appear here.',
    username: 'Your Telegram name',
    start: 'Start',
    group: 'Name of the group',
    addBot: 'Add the bot',
    picture: 'Picture',
    message: 'Message to the bot',
    send: 'Send',
  },
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
