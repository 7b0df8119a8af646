/** A moment as calendars and clocks of a time zone show it. */
export type LocalTime = {
  /** 2026-11-17 */
  day: string
  /** 1 is Monday, 7 is Sunday. */
  weekday: number
  /** Since midnight, by the clock on the wall. */
  minutes: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(timeZone, made)
  return made
}

export function localTime(at: Date, timeZone: string): LocalTime {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const day = `${parts.year}-${parts.month}-${parts.day}`
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  return { day, weekday, minutes: Number(parts.hour) * 60 + Number(parts.minute) }
}

export function addDays(day: string, count: number): string {
  const moved = new Date(`${day}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + count)
  return moved.toISOString().slice(0, 10)
}

/**
 * The moment at which clocks of a zone show a time of a day. A time that a change of clocks leaves out gives the moment as far
 * after the change; of one that comes twice, the first.
 */
export function instantOf(day: string, minutes: number, timeZone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000
  const offsetAt = (at: number) => {
    const local = localTime(new Date(at), timeZone)
    return Date.parse(`${local.day}T00:00:00Z`) + local.minutes * 60_000 - at
  }
  const early = wanted - offsetAt(wanted - 86_400_000)
  if (early + offsetAt(early) === wanted) return new Date(early)
  const late = wanted - offsetAt(wanted + 86_400_000)
  return new Date(late + offsetAt(late) === wanted ? late : early)
}
