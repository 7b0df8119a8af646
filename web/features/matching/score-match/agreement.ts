import type { RelevanceLevel } from '#contract/matching/relevance.ts'

export const percent = (share: number): number => Math.round(share * 100)

/** Random agreement is one half; the circles overlap from there. */
export function agreementLevel(share: number | null): RelevanceLevel {
  if (share === null || share < 0.55) return 'LOW'
  return share < 0.75 ? 'MEDIUM' : 'HIGH'
}
