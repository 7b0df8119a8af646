// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Who has an open socket, by process of the server. A row that its process no longer renews is removed. */
export type PresenceRow = {
  /** The community. */
  communityId: string
  /** Who is online. */
  participantId: string
  /** The process that holds their socket. */
  processId: string
  /** When the process renewed it last. */
  seenAt: string
}
