// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** In-app notifications. */
export type NotificationRow = {
  /** The community. */
  communityId: string
  /** Made by the application, ordered by time. */
  id: string
  /** Recipient. */
  participantId: string | null
  /** Kind of notification. */
  kind: string
  /** Participant who caused it, if any. */
  actorId: string | null
  /** Ids of what it is about. */
  data: unknown
  /** When. */
  createdAt: string
  /** When it was seen. */
  seenAt: string | null
  /** When it was dismissed. */
  dismissedAt: string | null
  /** What it tells, so that a job that runs again tells it once; null if it may be told again. */
  onceKey: string | null
  /** To whom. Filled by the previous version only through its trigger. */
  userId: string | null
  /** Number in the reader's list, given under the lock of notification_tally, so that those after a known one are all that is new. */
  seq: number
  /** Those with the same key are shown as one, such as the answers to one request; null for one that stands alone. */
  groupKey: string | null
}
