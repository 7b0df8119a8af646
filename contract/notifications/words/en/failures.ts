/** What a reader is told when a call fails, by the name of the failure. */
export const failures = {
  CHANNEL_OFF: 'This community does not use this channel.',
  ACCOUNT_NOT_FOUND: 'We could not find this account in the community’s workspace.',
  MESSENGER_UNAVAILABLE: 'The messenger does not answer. Please try again in a minute.',
  TOKEN_REFUSED: 'The messenger refused this token.',
  INVALID_ENDPOINT: 'This browser’s push service cannot be used.',
  NO_TELEGRAM_GROUP: 'This community has no Telegram group yet. Add the bot to your group first.',
  RECIPIENT_COMPLAINED: 'This person marked our emails as spam, so we no longer write to them.',
}
