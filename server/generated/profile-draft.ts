// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** What a newcomer has said on the way to a profile, so that it survives a reload and a change of device. */
export type ProfileDraftRow = {
  /** The community. */
  communityId: string
  /** Who. */
  userId: string
  /** Where they were. */
  step: string
  /** The fields of the profile so far. */
  profile: unknown
  /** The photo so far. */
  avatarFile: string | null
  /** When it was last saved. */
  updatedAt: string
}
