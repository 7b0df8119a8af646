// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Draft profile of a newcomer, shared by all devices. */
export type ProfileDraftRow = {
  /** The community. */
  communityId: string
  /** The newcomer. */
  userId: string
  /** The current step of the onboarding. */
  step: string
  /** Fields filled in so far. */
  profile: unknown
  /** Name of the stored photo, if any. */
  avatarFile: string | null
  /** When it was last saved. */
  updatedAt: string
}
