import type { RelevanceLevel, recommendationStatuses } from '#contract/matching/recommendation.ts'
import type { Standing } from '#contract/matching/standing.ts'

/** From these rates on. Half of HIGH are pairs of whom each answers the other's request. */
const levels = { HIGH: 40, MEDIUM: 22 }

export function levelOf(rate: number): RelevanceLevel {
  if (rate >= levels.HIGH) return 'HIGH'
  return rate >= levels.MEDIUM ? 'MEDIUM' : 'LOW'
}

/** Where a member's list stands. */
export type ListState = {
  hasList: boolean
  /** The request that the list was made for, and the one that is open now. */
  servedRequestId: string | null
  requestId: string | null
  isPaused: boolean
}

/** A newcomer has no list yet, and whoever changed the request waits for none. */
export const needsList = ({ hasList, servedRequestId, requestId, isPaused }: ListState): boolean =>
  !isPaused && (!hasList || (requestId !== null && requestId !== servedRequestId))

type Status = (typeof recommendationStatuses)[number]

const isIn: Record<Status, (standing: Standing) => boolean> = {
  /** The week's people, with those who were written to; not those who were declined. */
  ACTIVE: ({ relationType, isReported }) => relationType !== 'DISLIKE' && !isReported,
  INTERESTED: ({ relationType, intro }) => relationType === 'LIKE' || intro?.direction === 'sent',
  BOOKMARKED: ({ isBookmarked }) => isBookmarked,
  NOT_INTERESTED: ({ relationType }) => relationType === 'DISLIKE',
  ALL: () => true,
}

export const hasStatus = (status: Status, standing: Standing): boolean => isIn[status](standing)

/** The first three are the most relevant. */
export const topPlaces = 3
