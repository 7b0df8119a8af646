import type { Language } from '#contract/languages.ts'
import type { recommendationStatuses } from '#contract/matching/recommendation.ts'
import type { RelevanceLevel } from '#contract/matching/relevance.ts'
import type { Standing } from '#contract/matching/standing.ts'
import type { ReasonProfile } from '#server/features/matching/engine/reason/clauses.ts'
import { type Reason, reasonFor } from '#server/features/matching/engine/reason/reason.ts'
import { levelPlace, lowRate } from '#server/features/matching/engine/score/levels.ts'
import { isUnfit, judgedRate, type PairJudgement } from '#server/features/matching/pair-judgement/rules.ts'

const levels: RelevanceLevel[] = ['HIGH', 'MEDIUM', 'LOW']

export const levelOf = (rate: number): RelevanceLevel => levels[levelPlace(rate)] as RelevanceLevel

/** Two people as the reader sees them. A profile is undefined if the reader may not see it at all. */
type Pair = {
  reader: ReasonProfile | undefined
  other: ReasonProfile | undefined
  rate: number | undefined
  judgement: PairJudgement | undefined
}

type Said = {
  rate: number | null
  relevanceLevel: RelevanceLevel | null
  sentence: string | null
  reason: Reason | null
}

/**
 * Rate, level and sentence of a pair, as every screen and letter has them. `sentence` is that of a language model, else `reason` says why.
 * HIGH and MEDIUM never without a sentence that claims a match: where the profiles of now give none, such as after an edit, or if only an
 * answer that the reader may not see speaks for it, the rate is LOW.
 */
export function relevanceOf({ reader, other, rate: computed, judgement }: Pair, lang: Language): Said {
  const rate = judgedRate(computed, judgement) ?? null
  const relevanceLevel = rate === null ? null : levelOf(rate)
  if (judgement?.sentence) return { rate, relevanceLevel, sentence: judgement.sentence, reason: null }
  const isMatch = isUnfit(judgement) ? false : relevanceLevel ? relevanceLevel !== 'LOW' : undefined
  const reason = (reader && other && reasonFor(reader, other, lang, isMatch)) ?? null
  if (rate === null || reason?.isClaim) return { rate, relevanceLevel, sentence: null, reason }
  return { rate: lowRate(rate), relevanceLevel: 'LOW', sentence: null, reason }
}

/** State of a participant's list. */
export type ListState = {
  hasList: boolean
  /** The request that the list was made for, and the open one. */
  servedRequestId: string | null
  requestId: string | null
  /** The change of offer, goal or topics since the last instant list, if any. */
  changeId: string | null
  /** Whether the member has offer, goal or topics: what a list is made for without a request. */
  hasOtherCriteria: boolean
  isPaused: boolean
}

/**
 * Newcomers have no list yet; a changed request, offer, goal or topic gets a new one at once, as does a closed request where the rest still
 * says whom the member looks for.
 */
export function needsList({ hasList, changeId, isPaused, ...state }: ListState): boolean {
  if (isPaused) return false
  const isOtherRequest = state.requestId !== state.servedRequestId
  return !hasList || changeId !== null || (isOtherRequest && (state.requestId !== null || state.hasOtherCriteria))
}

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
