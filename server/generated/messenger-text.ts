// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Texts for messengers, waiting to be sent. */
export type MessengerTextRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** Recipient. */
  participantId: string
  /** The messenger. */
  channel: 'TELEGRAM' | 'SLACK' | 'DISCORD'
  /** Kind of notification. */
  kind: string
  /** The text. */
  text: string
  /** Idempotency key: recipient, kind and period. */
  onceKey: string | null
  /** When it was created. */
  createdAt: string
  /** When it was sent. */
  sentAt: string | null
  /** Participants named in it besides the recipient; it is deleted with their account. Null for texts of earlier versions. */
  about: string[] | null
}
