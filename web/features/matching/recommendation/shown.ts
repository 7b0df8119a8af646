import type { Recommendation } from '#contract/matching/recommendation.ts'

const topCount = 3

/** Whom the reader has put away is gone at once; whoever wrote first stands above the list already. */
const isShown = ({ standing }: Recommendation) =>
  standing.relationType !== 'DISLIKE' && !standing.isReported && !standing.can.answer

export type Shown = { top: Recommendation[]; more: Recommendation[] }

/** The three that fit best as cards, the others as rows. When one of the three is put away, the next takes the place. */
export function splitShown(items: Recommendation[]): Shown {
  const shown = items.filter(isShown)
  const best = [...shown.filter(({ isTop }) => isTop), ...shown.filter(({ isTop }) => !isTop)]
  return { top: best.slice(0, topCount), more: best.slice(topCount) }
}

/** When most of the list was chosen. */
export function chosenAt(items: Recommendation[]): string | null {
  const dates = items.map(({ matchingDate }) => matchingDate).sort()
  return dates.at(-1) ?? null
}
