import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { unseal } from '#server/platform/http/seal.ts'
import { findDkim } from './store.ts'

export type Sender = {
  name: string
  address: string
  replyTo: string | null
  /** Signs with the key of the address's domain (RFC 6376); null where the mail server signs. */
  dkim: { domainName: string; keySelector: string; privateKey: string } | null
}

type From = {
  community: Pick<Community, 'title' | 'senderEmail' | 'lettersConfig'>
  config: Pick<Config, 'MAIL_FROM' | 'SESSION_SECRET'>
}

/** Who letters of a community come from: its own address once that is proved, else the installation's with the community's name. */
export async function openSender(db: Db, { community, config }: From): Promise<(lang: Language) => Sender> {
  const { title, senderEmail, lettersConfig } = community
  const key = senderEmail === null ? null : await findDkim(db, senderEmail)
  const privateKey = key && unseal(key.dkimPrivateKey, config.SESSION_SECRET)
  const dkim =
    key && privateKey
      ? { domainName: key.address.slice(key.address.lastIndexOf('@') + 1), keySelector: key.dkimSelector, privateKey }
      : null
  // Without its key, letters from the own address would be taken for forged.
  const address = key && !dkim ? config.MAIL_FROM : (senderEmail ?? config.MAIL_FROM)
  return lang => ({
    name: lettersConfig.senderName[lang] || title[lang],
    address,
    replyTo: lettersConfig.replyTo,
    dkim,
  })
}

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
