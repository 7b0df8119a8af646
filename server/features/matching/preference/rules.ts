import type { Preference } from '#contract/matching/preference.ts'

/** Where a member has said nothing. */
export const noPreference: Preference = { pausedUntil: null, everyWeeks: 1 }

/** A pause that is over, or ends today, is none. */
export const pauseAfter = (today: string, pausedUntil: string | null): string | null =>
  pausedUntil !== null && pausedUntil > today ? pausedUntil : null
