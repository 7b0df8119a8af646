// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** History of the participants' requests; the open one equals participant.looking_for. Maintained by a trigger. */
export type RequestRow = {
  /** The community. */
  communityId: string
  /** Made with the row. */
  id: string
  /** Author. */
  participantId: string
  /** Text of the request. */
  text: string
  /** When it was created. */
  createdAt: string
  /** When it was replaced or removed. */
  closedAt: string | null
  /** When its owner marked it as fulfilled; null if it was replaced or is open. */
  fulfilledAt: string | null
  /** Words that a search finds exactly, by stem or by prefix, in both scripts. */
  searchWords: string | null
  /** Folded text that a search with a typing error is compared with. */
  searchText: string | null
}
