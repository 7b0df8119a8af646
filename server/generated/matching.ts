// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** A participant recommended to another, with the feedback. */
export type MatchingRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** The reader of the recommendation. */
  participantId: string
  /** The recommended participant. */
  subjectId: string
  /** The Monday of the week, in the community's time zone. */
  week: string
  /** Weekly run, instant list, or intro. */
  origin: 'WEEKLY' | 'INSTANT' | 'INTRO'
  /** Place in the list, from 1; the first three are the most relevant. */
  place: number
  /** Relevance of both for each other, 0 to 100. */
  rate: number
  /** Features of the score, as training data. */
  features: number[]
  /** When. */
  matchedAt: string
  /** The run that made it. */
  runId: string | null
  /** The reader's request that the list was made for, or was put in order for later. */
  requestId: string | null
  /** When the reader is asked about the meeting; null without an intro. */
  meetingDueAt: string | null
  /** When the letter about the meeting was written. */
  meetingAskedAt: string | null
  /** The reader skipped the feedback. */
  isMeetingSkipped: boolean
  /** Score of the meeting, 1 to 5. */
  score: number | null
  /** Note on the meeting. */
  note: string
  /** When. */
  scoredAt: string | null
  /** Probability that the reader looked at this place of the list, by which silence is weighed; null for an intro, and for lists from before it was kept. */
  propensity: number | null
  /** The member says that the two did not meet. */
  isNotMet: boolean
  /** The subject joined after the list was made, and was added to it. */
  isNewcomer: boolean
  /** Place among the list since the member changed what they look for; null while the list is as it was made, and place counts. */
  listPlace: number | null
}
