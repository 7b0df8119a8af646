// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** When messengers and push stay silent. What comes meanwhile is told together when they end. */
export type QuietHoursRow = {
  /** The community. */
  communityId: string
  /** The participant. */
  participantId: string
  /** In the participant's time zone. */
  startsAt: string
  /** In the participant's time zone; before starts_at when it is on the next day. */
  endsAt: string
}
