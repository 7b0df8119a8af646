// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Texts for messengers, waiting to be sent. */
export type MessengerTextRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** Recipient; null for the room of the community's workspace, or its Telegram group. */
  participantId: string | null
  /** The messenger. */
  channel: 'TELEGRAM' | 'SLACK' | 'DISCORD' | 'PUSH'
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
  /** Topic under which it can be switched off; many of one topic within minutes become one text. */
  topic: string | null
  /** How many texts it replaces; 1 for one that says what happened. */
  standsFor: number
  /** What those were about, such as the chats. */
  groupKeys: string[]
  /** SENDING is claimed before the call. UNCERTAIN: the messenger may have got it, so it is not repeated by itself. FAILED: refused for good. DROPPED: no longer wanted. */
  status: 'WAITING' | 'SENDING' | 'SENT' | 'UNCERTAIN' | 'FAILED' | 'DROPPED'
  /** How often it was tried. */
  attempts: number
  /** Not before: after quiet hours, or when the messenger said so. */
  nextAt: string | null
  /** When its sending began; a process that stopped meanwhile leaves it SENDING. */
  claimedAt: string | null
  /** What the messenger said last. */
  problem: string | null
  /** Labels with what a press does. */
  buttons: unknown
  /** Id of the message at the messenger. */
  externalId: string | null
  /** Stored name of the picture to which the text is the caption; null for a text alone. */
  pictureFile: string | null
}
