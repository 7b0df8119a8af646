import type { Post } from './outbox.ts'

/** The demo's mail server: it takes every letter, and people read them in the outbox itself, at `/dev/mailbox`. */
export const mailboxPost = (): Post => ({
  isReady: true,
  isMailbox: true,
  deliver: async () => {},
  close: () => {},
})
