import type { Post } from './outbox.ts'

/** Transport of the demo: accepts every letter without sending it. `/dev/mailbox` shows the outbox. */
export const mailboxPost = (): Post => ({
  isReady: true,
  isMailbox: true,
  deliver: async () => {},
  close: () => {},
})
