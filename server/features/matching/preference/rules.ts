import type { Preference } from '#contract/matching/preference.ts'

/** Default preferences. */
export const noPreference: Preference = { pausedUntil: null, everyWeeks: 1 }

/** A pause that is over or ends today is dropped. */
export function pauseAfter(today: string, pausedUntil: string | null): string | null {
  // Stryker disable next-line ConditionalExpression: only the compiler needs it; null > today is false as well.
  if (pausedUntil === null) return null
  return pausedUntil > today ? pausedUntil : null
}
