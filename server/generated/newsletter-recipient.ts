// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Who gets a newsletter in a channel, and how far that is. One row each, so nobody gets it twice. */
export type NewsletterRecipientRow = {
  /** The community. */
  communityId: string
  /** Made by the application; also in the Message-ID. */
  id: string
  /** The newsletter. */
  newsletterId: string
  /** The recipient. */
  participantId: string
  /** EMAIL or TELEGRAM. */
  channel: 'EMAIL' | 'TELEGRAM'
  /** SENDING is claimed before it is handed over; UNCERTAIN: no answer came, so it is not repeated by itself. */
  status: 'WAITING' | 'SENDING' | 'SENT' | 'FAILED' | 'BOUNCED' | 'UNCERTAIN' | 'LEFT_OUT'
  /** Not before: the local time of the schedule, or the next attempt. */
  dueAt: string
  /** How often it was tried. */
  attempts: number
  /** Why it was not sent: what the mail server said, or a word for why the member was left out. */
  problem: string
  /** When the status last changed. */
  at: string
  /** When the recipient unsubscribed by the link of this letter. */
  unsubscribedAt: string | null
}
