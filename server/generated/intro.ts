// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** An intro from one participant to another; at most one per pair. */
export type IntroRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** Sender. */
  fromId: string
  /** Receiver. */
  toId: string
  /** The matching that the intro refers to. */
  matchingResultId: string | null
  /** Message of the sender; may be empty. */
  introMessage: string
  /** State of the intro. */
  status: 'SENT' | 'ACCEPTED' | 'DECLINED' | 'UNDELIVERED'
  /** Message of the receiver's answer. */
  answer: string
  /** When it was sent. */
  createdAt: string
  /** When it was answered. */
  answeredAt: string | null
}
