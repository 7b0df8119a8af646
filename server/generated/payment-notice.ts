// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Notices of payment providers that were processed, so that a replayed one has no effect. */
export type PaymentNoticeRow = {
  /** The community. */
  communityId: string
  /** The event. */
  eventId: string
  /** Id that the provider gave the notice. */
  noticeId: string
  /** When it arrived. */
  receivedAt: string
}
