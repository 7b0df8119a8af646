import type { MailTransport } from './outbox.ts'

/** Transport of the demo: accepts every letter without sending it. `/dev/mailbox` shows the outbox. */
export const mailboxTransport = (): MailTransport => ({
  isReady: true,
  isMailbox: true,
  deliver: async () => {},
  close: () => {},
})
