import { isDay } from '#web/lib/words/calendar.ts'

/** A calendar day in the format of a date field. */
export function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** First and last day of a pause. */
export function pauseLimits(now: Date): { min: string; max: string } {
  const min = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  const max = new Date(now.getFullYear() + 1, now.getMonth(), now.getDate())
  return { min: dayOf(min), max: dayOf(max) }
}

export function isPauseDay(day: string, now: Date): boolean {
  const { min, max } = pauseLimits(now)
  return isDay(day) && day >= min && day <= max
}

/** A pause that is over does not count, even before the server removes it. */
export const isPaused = (pausedUntil: string | null, now: Date): boolean =>
  pausedUntil !== null && pausedUntil > dayOf(now)

/** Noon of the day: midnight UTC would be the day before in America. */
export const noonOf = (day: string): string => `${day}T12:00:00`
