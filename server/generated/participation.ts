// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** A participant's part in an event. One per pair; a person who rejoins keeps the row. */
export type ParticipationRow = {
  /** The community. */
  communityId: string
  /** Id. */
  id: string
  /** The event. */
  eventId: string
  /** The participant. */
  participantId: string
  /** PENDING until questions, approval and payment are done and a place is free. */
  status: 'CONFIRMED' | 'PENDING' | 'REJECTED' | 'CANCELLED'
  /** Guests whom the participant brings; each takes a place. */
  plusOnes: number
  /** Whether an organiser approved it; kept until cancelled or rejected. */
  isApproved: boolean
  /** Order on the waitlist; null if not on it. */
  waitlistNumber: string | null
  /** Until when a place is offered to the first of the waitlist; null without an offer. */
  offeredUntil: string | null
  /** Until when a place is kept while the participant answers the questions or pays; null without a hold. */
  heldUntil: string | null
  /** Whether it takes its places: confirmed, offered or held. Expired offers and holds are set to null before places are counted. */
  holdsPlace: boolean
  /** What the organiser wrote with a rejection. */
  message: string
  /** When the participant opened the questions. */
  onboardingStartedAt: string | null
  /** When every required question was answered. */
  onboardingCompletedAt: string | null
  /** When the participant last asked to join. */
  joinedAt: string
  /** When the status last changed. */
  changedAt: string
  /** Who changed the status; the participant or an organiser. */
  changedBy: string | null
  /** When the participant came; null if not yet, or not at all. */
  checkedInAt: string | null
  /** At the door by QR code or name, or by the link of an online event. */
  checkedInHow: 'QR' | 'NAME' | 'ONLINE' | null
  /** When the organisers were asked for their approval; null if not yet, so that they are told once. */
  requestedAt: string | null
}
