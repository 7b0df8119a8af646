// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Figures of a day in the time zone of the community. Days on which nothing happened have no row. */
export type RollupDayRow = {
  /** The community. */
  communityId: string
  /** The day. */
  day: string
  /** Members who joined on this day, those who have left since included. */
  joined: number
  /** Members who deleted their profile on this day. */
  departed: number
  /** Members who joined on this day and are still here. */
  members: number
  /** Of these, who have filled in their profile. */
  filled: number
  /** Of these, who have sent an intro or accepted one. */
  introduced: number
  /** Of these, who have a meeting that one of the two scored. */
  met: number
  /** Members who did something in the seven days that end with this day. */
  activeWeek: number
  /** Intros sent on this day. */
  introsSent: number
  /** Of these, accepted or declined. */
  introsAnswered: number
  /** Of these, accepted. */
  introsAccepted: number
  /** Requests written on this day. */
  requests: number
  /** Of these, with an answer of somebody, or fulfilled. */
  requestsAnswered: number
  /** Events that start on this day and were not cancelled. */
  events: number
  /** Confirmed participations of these events. */
  signedUp: number
  /** Of these, checked in. */
  came: number
  /** Scores of meetings given on this day. */
  scores: number
  /** Sum of these scores, 1 to 5 each. */
  scoreSum: number
  /** Pairs of whom one was first shown to the other on this day. */
  pairsShown: number
  /** Of these, with an intro. */
  pairsConnected: number
  /** Of these, with an answered intro. */
  pairsAnswered: number
  /** Of these, with a meeting that one of the two scored. */
  pairsMet: number
  /** Of these, with a meeting that both scored. */
  pairsScored: number
}
