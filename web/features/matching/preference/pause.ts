/** A day of the calendar as a date field has it. */
export function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The first day until which a pause makes sense, and the last that is offered. */
export function pauseLimits(now: Date): { min: string; max: string } {
  const min = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  const max = new Date(now.getFullYear() + 1, now.getMonth(), now.getDate())
  return { min: dayOf(min), max: dayOf(max) }
}

export function isPauseDay(day: string, now: Date): boolean {
  const { min, max } = pauseLimits(now)
  return /^\d{4}-\d\d-\d\d$/.test(day) && day >= min && day <= max
}

/** A pause that is over is none, even before the server has noticed. */
export const isPaused = (pausedUntil: string | null, now: Date): boolean =>
  pausedUntil !== null && pausedUntil > dayOf(now)

/** A moment of that day for whoever reads it; midnight in Greenwich would be the evening before in America. */
export const noonOf = (day: string): string => `${day}T12:00:00`
