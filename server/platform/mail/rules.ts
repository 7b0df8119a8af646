import { dailyLetters } from '#contract/limits.ts'

const hour = 3_600_000

/** Start of the day, in UTC, that is some days after today. */
export const startOfDay = (now: Date, daysAhead: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + daysAhead))

/** When a letter that was held is sent on its day: in the morning, not at midnight. */
export const heldUntil = (day: Date): Date => new Date(day.getTime() + dailyLetters.heldUntilHour * hour)
