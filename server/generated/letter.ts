// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** The outbox: letters are written in the transaction of what they tell of, and sent afterwards. */
export type LetterRow = {
  /** Whose letter it is. */
  communityId: string
  /** Also the first half of its Message-ID, the same at every attempt. */
  id: string
  /** What the letter is about. */
  kind: string
  /** Address. */
  recipient: string
  /** Language of the letter. */
  lang: 'en' | 'ru'
  /** Subject line. */
  subject: string
  /** The letter as its reader sees it. */
  html: string
  /** The same without markup. */
  plain: string
  /** Further headers, such as List-Unsubscribe. */
  headers: unknown
  /** Recipient, kind and period of a letter that must never go twice; null for letters that go at least once. */
  onceKey: string | null
  /** UNCERTAIN: a once-only letter whose sending was cut off, for a person to decide. */
  status: 'WAITING' | 'SENDING' | 'SENT' | 'FAILED' | 'UNCERTAIN'
  /** Times that sending was begun. */
  attempts: number
  /** What the mail server said last. */
  problem: string | null
  /** When it was written. */
  createdAt: string
  /** When the mail server took it. */
  sentAt: string | null
  /** Carries a code or a link that lets in; its texts are blanked once a mail server took it. */
  isSecret: boolean
  /** Participants whom it names besides its reader, who go with it when they delete their account; null for letters of versions that did not say. */
  about: string[] | null
}
