const second = 1000
const hour = 3600 * second
const day = 24 * hour

type TimeLeft = { days: number; hours: number } | { clock: string }

/** Time until an instant: days and hours, on the last day a clock. */
export function timeLeft(until: string, now: number): TimeLeft {
  const left = Math.max(0, Date.parse(until) - now)
  if (left >= day) return { days: Math.floor(left / day), hours: Math.floor((left % day) / hour) }
  const seconds = Math.ceil(left / second)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return { clock: parts.map(part => String(part).padStart(2, '0')).join(':') }
}

/** How long the displayed value stays correct. */
export const validForMs = (until: string, now: number): number =>
  Date.parse(until) - now > day + 60 * second ? 60 * second : second
