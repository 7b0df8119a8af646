// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** On which days a participant did something: joined, wrote, sent or answered an intro, signed up, came, scored. */
export type ActivityDayRow = {
  /** The community. */
  communityId: string
  /** The day in the time zone of the community. */
  day: string
  /** The participant. */
  participantId: string
}
