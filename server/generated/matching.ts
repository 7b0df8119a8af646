// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** One member shown to another, with what came of it. */
export type MatchingRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** To whom. */
  participantId: string
  /** Who is shown. */
  subjectId: string
  /** The Monday of the week, in the community's time zone. */
  week: string
  /** By the weekly run, at once, or because one of them asked for the other. */
  origin: 'WEEKLY' | 'INSTANT' | 'INTRO'
  /** Place in the list, from 1; the first three are the most relevant. */
  place: number
  /** Relevance of both for each other, 0 to 100. */
  rate: number
  /** What the score was made of, for learning from what came of it. */
  features: number[]
  /** When. */
  matchedAt: string
  /** By which run. */
  runId: string | null
  /** The request of the member that it was made for. */
  requestId: string | null
  /** When the member is asked how the meeting was; null while nobody has introduced themselves. */
  meetingDueAt: string | null
  /** When the letter that asks was written. */
  meetingAskedAt: string | null
  /** The member does not want to say. */
  isMeetingSkipped: boolean
  /** How the meeting was, 1 to 5. */
  score: number | null
  /** What the member adds to the score. */
  note: string
  /** When. */
  scoredAt: string | null
}
