// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** What members are told inside the product. */
export type NotificationRow = {
  /** The community. */
  communityId: string
  /** Made by the application, ordered by time. */
  id: string
  /** To whom. */
  participantId: string
  /** What happened. */
  kind: string
  /** Who did it, if anybody. */
  actorId: string | null
  /** What it is about, by ids. */
  data: unknown
  /** When. */
  createdAt: string
  /** When it was seen. */
  seenAt: string | null
  /** When it was put away. */
  dismissedAt: string | null
}
