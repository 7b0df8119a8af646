import type { Language } from '#contract/languages.ts'
import type { RelevanceLevel } from '#contract/matching/relevance.ts'

export const percent = (share: number): number => Math.round(share * 100)

/** Random agreement is one half; the circles overlap from there. */
export function agreementLevel(share: number | null): RelevanceLevel {
  if (share === null || share < 0.55) return 'LOW'
  return share < 0.75 ? 'MEDIUM' : 'HIGH'
}

/** The rate of 0 to 100 on the moderator's scale, so that the two can be compared: 19 is 1.9 of 10. */
export const ofTen = (rate: number, language: Language): string => (Math.round(rate) / 10).toLocaleString(language)
