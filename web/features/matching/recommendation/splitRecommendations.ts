import type { Recommendation } from '#contract/matching/recommendation.ts'

const topCount = 3

/** Declined people disappear at once; received intros are shown above the list. */
const isShown = ({ standing }: Recommendation) =>
  standing.relationType !== 'DISLIKE' && !standing.isReported && !standing.can.answer

type SplitRecommendations = { top: Recommendation[]; more: Recommendation[] }

/** The best three as cards, the others as rows. When one of the three is declined, the next moves up. */
export function splitRecommendations(items: Recommendation[]): SplitRecommendations {
  const shown = items.filter(isShown)
  const best = [...shown.filter(({ isTop }) => isTop), ...shown.filter(({ isTop }) => !isTop)]
  return { top: best.slice(0, topCount), more: best.slice(topCount) }
}

/** When the newest of them was chosen. */
export function latestMatchingDate(items: Recommendation[]): string | null {
  const dates = items.map(({ matchingDate }) => matchingDate).sort()
  return dates.at(-1) ?? null
}
