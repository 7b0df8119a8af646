import type { Language } from '#contract/languages.ts'
import { addDays, capital, formatDay } from '#web/lib/words/calendar.ts'

/** Head of a day in the list: "Wed 18", and the month, with the year unless it is this one. */
export function dayHead(
  day: string,
  language: Language,
  today: string,
): { day: string; month: string; isNext: 0 | 1 | null } {
  const weekday = capital(formatDay(day, language, { weekday: 'short' }))
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${day.slice(0, 4)}`
  return {
    day: `${weekday} ${Number(day.slice(8))}`,
    month: `${capital(formatDay(day, language, { month: 'long' }))}${year}`,
    isNext: day === today ? 0 : day === addDays(today, 1) ? 1 : null,
  }
}

/** In the order in which they come; '' for those without a date. */
export function byDate<T extends { date: string | null }>(events: T[]): Map<string, T[]> {
  const days = new Map<string, T[]>()
  for (const event of events) {
    const day = event.date ?? ''
    days.set(day, [...(days.get(day) ?? []), event])
  }
  return days
}
