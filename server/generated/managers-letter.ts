// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Weekly letters to managers; the key claims a letter before it is written, so that nobody gets one twice. */
export type ManagersLetterRow = {
  /** The community. */
  communityId: string
  /** The manager. */
  userId: string
  /** The Monday on which it is due. */
  week: string
  /** False if there was nothing to tell. */
  isSent: boolean
  /** When it was claimed. */
  createdAt: string
}
