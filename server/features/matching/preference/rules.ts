import type { Preference } from '#contract/matching/preference.ts'

/** Default preferences. */
export const noPreference: Preference = { pausedUntil: null, everyWeeks: 1 }

/** A pause that is over or ends today is dropped. */
export const pauseAfter = (today: string, pausedUntil: string | null): string | null =>
  pausedUntil !== null && pausedUntil > today ? pausedUntil : null
