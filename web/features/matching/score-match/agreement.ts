import type { RelevanceLevel } from '#contract/matching/recommendation.ts'

export const percent = (share: number): number => Math.round(share * 100)

/** By chance two agree on half of all; the circles come together from there. */
export function agreementLevel(share: number | null): RelevanceLevel {
  if (share === null || share < 0.55) return 'LOW'
  return share < 0.75 ? 'MEDIUM' : 'HIGH'
}
