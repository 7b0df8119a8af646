// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Counts of an event, kept by a trigger. Its row is what a change of participation locks. */
export type EventTallyRow = {
  /** The community. */
  communityId: string
  /** The event. */
  eventId: string
  /** Places of everybody who holds one, guests included. */
  placesTaken: number
  /** Participations that are CONFIRMED. */
  confirmed: number
  /** Participations that are PENDING and not on the waitlist. */
  pending: number
  /** Participations on the waitlist. */
  waiting: number
  /** Participations that are REJECTED. */
  rejected: number
  /** Participations that are CANCELLED. */
  cancelled: number
  /** Participations that are checked in. */
  checkedIn: number
  /** The last number given on the waitlist. */
  lastWaitlistNumber: string
}
