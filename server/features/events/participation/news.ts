declare module '#server/platform/jobs/names.ts' {
  interface News {
    /**
     * Became CONFIRMED: by joining, approval, promotion or payment. `isToldTogether`, here and below: one letter tells about several
     * dates of a series.
     */
    'participation.confirmed': { participationId: string; isToldTogether?: boolean }
    /** Waits for an organiser's approval. */
    'participation.requested': { participationId: string; isToldTogether?: boolean }
    /** Approved, and has to pay now, or to answer first. The place is kept until `held_until`. */
    'participation.approved': { participationId: string }
    'participation.rejected': { participationId: string }
    /** By the participant, or by an organiser who set the status. `wasConfirmed`: a calendar may have it. */
    'participation.cancelled': { participationId: string; wasConfirmed: boolean }
    'participation.waitlisted': { participationId: string; isToldTogether?: boolean }
    /** The first of the waitlist has a place: offered until `offered_until`, or held until `held_until` while they pay or answer. */
    'participation.offered': { participationId: string }
    /** An offer or a hold ended without being used. */
    'participation.expired': { participationId: string }
    'participation.paidWithoutPlace': { participationId: string }
  }
  interface Jobs {
    /** Ends holds and offers that are due, and lets the waitlist move up. */
    'participation.settle': { eventId: string }
  }
}

export {}
