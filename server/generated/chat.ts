// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** A conversation of two people, of several, or of the participants of an event. */
export type ChatRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** PAIR: at most one for two people. GROUP: named by its members. EVENT: of those who go. */
  kind: 'PAIR' | 'GROUP' | 'EVENT'
  /** Name of a group; empty for a pair and for an event, which have those of the other person and of the event. */
  name: string
  /** The lower id of a pair; null after that account was deleted. */
  firstId: string | null
  /** The higher id of a pair; null after that account was deleted. */
  secondId: string | null
  /** The event whose chat it is. */
  eventId: string | null
  /** Who started it; null after that account was deleted. */
  createdBy: string | null
  /** When it was started. */
  createdAt: string
  /** Number of the latest change: a message, an edit, a deletion, a reaction, a member. Given under the lock of this row, so changes are committed in its order. */
  lastSeq: number
  /** Number of the latest message. */
  lastNumber: number
}
