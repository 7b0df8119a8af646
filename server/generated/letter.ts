// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Outbox: letters are inserted in the transaction that causes them, and sent afterwards. */
export type LetterRow = {
  /** Community in whose name it is sent. */
  communityId: string
  /** First part of its Message-ID, the same at every attempt. */
  id: string
  /** Kind of letter, such as matching.weekly. */
  kind: string
  /** Email address. */
  recipient: string
  /** Language of the letter. */
  lang: 'en' | 'ru'
  /** Subject line. */
  subject: string
  /** HTML part. */
  html: string
  /** Plain-text part. */
  plain: string
  /** Further headers, such as List-Unsubscribe. */
  headers: unknown
  /** Idempotency key of a letter that must not be sent twice: recipient, kind and period; null for at-least-once letters. */
  onceKey: string | null
  /** UNCERTAIN: sending of a once-only letter was interrupted; a person has to decide. */
  status: 'WAITING' | 'SENDING' | 'SENT' | 'FAILED' | 'UNCERTAIN'
  /** Number of attempts to send it. */
  attempts: number
  /** Last error of the mail server. */
  problem: string | null
  /** When it was written. */
  createdAt: string
  /** When the mail server accepted it. */
  sentAt: string | null
  /** Contains a sign-in code or link; its texts are erased once a mail server has accepted it. */
  isSecret: boolean
  /** Participants named in it besides the recipient; it is deleted with their account. Null for letters of earlier versions. */
  about: string[] | null
  /** ACCESS for signing in, SERVICE for what cannot be unsubscribed, otherwise the topic; null for letters of versions that did not say. */
  category: string | null
  /** Not sent before: a daily cap was reached. A letter with this time has its place among the letters of that day. */
  heldUntil: string | null
  /** Whose daily cap was reached. */
  heldBy: 'RECIPIENT' | 'COMMUNITY' | null
  /** What a calendar program does with the calendar part (RFC 5546); null without one. */
  calendarMethod: 'REQUEST' | 'CANCEL' | 'PUBLISH' | null
  /** Calendar part in iCalendar format: an invitation, its update or its cancellation. */
  calendar: string | null
  /** Calendar files of a letter about several events, one for each: method, name and content. Beside them there is no calendar part. */
  calendarFiles: unknown
  /** A manager sends it again: also to an address that bounced. */
  isSentAgain: boolean
}
