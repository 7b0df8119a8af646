import type { Config } from '#server/platform/config/config.ts'

/** Domains that RFC 2606 and RFC 6761 reserve: nobody receives or sends mail there. */
const reserved = /(^|[@.])(example|invalid|test|localhost|example\.(com|net|org))$/i

/** Whether no mail can come from this address, since nobody can own its domain. */
export const isReservedSender = (address: string): boolean => reserved.test(address)

/** What keeps letters of a production server from arriving, as sentences for its operator. */
export function describeMailProblems({ isProduction, SMTP_URL, MAIL_FROM }: Config): string[] {
  if (!isProduction) return []
  return [
    ...(SMTP_URL ? [] : ['SMTP_URL is not set: letters wait in the outbox, and nobody can sign in by letter']),
    ...(isReservedSender(MAIL_FROM)
      ? [`MAIL_FROM is ${MAIL_FROM}, at a domain that nobody owns: mail servers refuse such letters`]
      : []),
  ]
}
