// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** In-app notifications. */
export type NotificationRow = {
  /** The community. */
  communityId: string
  /** Made by the application, ordered by time. */
  id: string
  /** Recipient. */
  participantId: string
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
}
