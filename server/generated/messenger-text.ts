// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Texts to members in their messengers, waiting for what sends them. */
export type MessengerTextRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** To whom. */
  participantId: string
  /** In which messenger. */
  channel: 'TELEGRAM' | 'SLACK' | 'DISCORD'
  /** What it tells of. */
  kind: string
  /** The text. */
  text: string
  /** Recipient, kind and period of a text that must never go twice. */
  onceKey: string | null
  /** When it was written. */
  createdAt: string
  /** When it went. */
  sentAt: string | null
  /** Participants whom it names besides its reader, who go with it when they delete their account; null for texts of versions that did not say. */
  about: string[] | null
}
