// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** What managers write to the members of their community. */
export type NewsletterRow = {
  /** The community. */
  communityId: string
  /** Made by the application, ordered by time. */
  id: string
  /** NEWSLETTER; NOTIFY: sent at once by a notify call; WELCOME: a step of the welcome series. */
  kind: 'NEWSLETTER' | 'NOTIFY' | 'WELCOME'
  /** DRAFT, SCHEDULED, SENDING, PAUSED, SENT or CANCELLED. */
  status: 'DRAFT' | 'SCHEDULED' | 'SENDING' | 'PAUSED' | 'SENT' | 'CANCELLED'
  /** Incremented by each change of a manager: a change of an older version is refused. */
  version: number
  /** Subject, preheader and blocks by language; null for a language that is not written. */
  content: unknown
  /** Whom it is for: everyone, segments, chosen members. */
  recipients: unknown
  /** EMAIL, TELEGRAM. */
  channels: string[]
  /** What a member gets once a day over all newsletters with this key, such as recommended contacts. */
  dailyKey: string | null
  /** The user who created it; null after their account was deleted. */
  authorId: string | null
  /** When it was created. */
  createdAt: string
  /** When a manager last changed it. */
  updatedAt: string
  /** Local time at which it is sent; null when it is sent at once. */
  scheduleAt: string | null
  /** Whose local time: that of each reader, or of the community. */
  scheduleZone: 'reader' | 'community' | null
  /** When its recipients are frozen and the first can be due; null for a draft. */
  startsAt: string | null
  /** When its sending began. */
  startedAt: string | null
  /** The last participant up to whom recipients were frozen. */
  frozenAfter: string | null
  /** Whether all recipients are frozen. */
  isFrozen: boolean
  /** When everybody had been written to, or it was cancelled. */
  finishedAt: string | null
  /** Recipients over all channels, counted while it is sent like the following. */
  total: number
  /** Handed over. */
  sent: number
  /** Refused, or tried too often. */
  failed: number
  /** Whose mail server refuses the address for good. */
  bounced: number
  /** Handed over without an answer. */
  uncertain: number
  /** Unsubscribed, blocked or gone when it was their turn. */
  leftOut: number
  /** How often it was opened, where the community counts that. */
  opens: number
}
