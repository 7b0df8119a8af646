import type { Config } from '#server/platform/config/config.ts'
import { mailboxTransport } from './mailbox.ts'
import { type MailTransport, Refusal } from './outbox.ts'
import { smtpTransport } from './smtp.ts'

/** SMTP when configured; else the demo's mailbox; else a transport that is never ready, and letters wait. */
export function makeMailTransport({ SMTP_URL, DEMO }: Pick<Config, 'SMTP_URL' | 'DEMO'>): MailTransport {
  if (SMTP_URL) return smtpTransport(SMTP_URL)
  return DEMO ? mailboxTransport() : noTransport
}

const noTransport: MailTransport = {
  isReady: false,
  async deliver() {
    throw new Refusal('no mail server is configured', false)
  },
  close() {},
}
