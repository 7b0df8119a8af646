import type { Config } from '#server/platform/config/config.ts'
import { mailboxPost } from './mailbox.ts'
import { type Post, Refusal } from './outbox.ts'
import { smtpPost } from './smtp.ts'

/** SMTP when configured; else the demo's mailbox; else a transport that is never ready, and letters wait. */
export function makePost({ SMTP_URL, DEMO }: Pick<Config, 'SMTP_URL' | 'DEMO'>): Post {
  if (SMTP_URL) return smtpPost(SMTP_URL)
  return DEMO ? mailboxPost() : noPost
}

const noPost: Post = {
  isReady: false,
  async deliver() {
    throw new Refusal('no mail server is configured', false)
  },
  close() {},
}
