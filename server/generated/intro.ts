// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** One member introducing themselves to another: one between two people, ever. */
export type IntroRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** Who writes. */
  fromId: string
  /** To whom. */
  toId: string
  /** The matching by which they found each other. */
  matchingResultId: string | null
  /** What they say, if anything. */
  introMessage: string
  /** What came of it. */
  status: 'SENT' | 'ACCEPTED' | 'DECLINED' | 'UNDELIVERED'
  /** What the receiver answered. */
  answer: string
  /** When it was sent. */
  createdAt: string
  /** When it was answered. */
  answeredAt: string | null
}
