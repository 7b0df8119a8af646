import type { recommendationStatuses } from '#contract/matching/recommendation.ts'
import type { RelevanceLevel } from '#contract/matching/relevance.ts'
import type { Standing } from '#contract/matching/standing.ts'
import { levelPlace } from '#server/features/matching/engine/score/levels.ts'

const levels: RelevanceLevel[] = ['HIGH', 'MEDIUM', 'LOW']

export const levelOf = (rate: number): RelevanceLevel => levels[levelPlace(rate)] as RelevanceLevel

/** State of a participant's list. */
export type ListState = {
  hasList: boolean
  /** The request that the list was made for, and the open one. */
  servedRequestId: string | null
  requestId: string | null
  /** The change of offer, goal or topics since the last instant list, if any. */
  changeId: string | null
  isPaused: boolean
}

/** Newcomers have no list yet; a changed request, offer, goal or topic gets a new one at once. */
export const needsList = ({ hasList, servedRequestId, requestId, changeId, isPaused }: ListState): boolean =>
  !isPaused && (!hasList || changeId !== null || (requestId !== null && requestId !== servedRequestId))

type Status = (typeof recommendationStatuses)[number]

const isIn: Record<Status, (standing: Standing) => boolean> = {
  /** This week's people, including those with an intro, without declined ones. */
  ACTIVE: ({ relationType, isReported }) => relationType !== 'DISLIKE' && !isReported,
  INTERESTED: ({ relationType, intro }) => relationType === 'LIKE' || intro?.direction === 'sent',
  BOOKMARKED: ({ isBookmarked }) => isBookmarked,
  NOT_INTERESTED: ({ relationType }) => relationType === 'DISLIKE',
  ALL: () => true,
}

export const hasStatus = (status: Status, standing: Standing): boolean => isIn[status](standing)

/** The first three are the most relevant. */
export const topPlaces = 3
