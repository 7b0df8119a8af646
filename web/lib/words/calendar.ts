import type { Language } from '#contract/languages.ts'

/* Calendar days as `2026-11-19`, which have no time zone. */

export const locales: Record<Language, string> = { en: 'en-GB', ru: 'ru-RU' }

export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The calendar day of an instant for the viewer: 2026-11-19. */
export const dayOf = (at: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', ...(timeZone ? { timeZone } : {}) }).format(at)

export function addDays(day: string, days: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

export function addMonths(month: string, months: number): string {
  const date = new Date(`${month}-01`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 7)
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const formatDay = (day: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(new Date(day))

/** "1–18 Nov 2026", "20 Oct – 18 Nov 2026": what both ends share is said once. */
export const formatDays = (from: string, to: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(new Date(from), new Date(to))

/** "November 2026", «Ноябрь 2026» */
export const monthName = (month: string, language: Language): string =>
  `${capital(formatDay(`${month}-01`, language, { month: 'long' }))} ${month.slice(0, 4)}`

/** "Thursday, 19 November" */
export const wholeDay = (day: string, language: Language): string =>
  capital(
    `${formatDay(day, language, { weekday: 'long' })}, ${formatDay(day, language, { day: 'numeric', month: 'long' })}`,
  )

/** Short names of the days of a week, from Monday. */
export const weekdays = (language: Language): { short: string; long: string }[] =>
  Array.from({ length: 7 }, (_, index) => {
    const monday = '2026-11-16'
    const day = addDays(monday, index)
    return {
      short: formatDay(day, language, { weekday: 'short' }),
      long: formatDay(day, language, { weekday: 'long' }),
    }
  })

/** The weeks of a month, from Monday, with days of the months beside it. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const fromMonday = (new Date(first).getUTCDay() + 6) % 7
  const weeks: string[][] = []
  for (let start = addDays(first, -fromMonday); start.slice(0, 7) <= month; start = addDays(start, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)))
  return weeks
}

/** The day to which a key of the calendar leads; null for other keys. */
export function dayByKey(day: string, key: string): string | null {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
  if (key in steps) return addDays(day, steps[key] as number)
  const weekday = (new Date(day).getUTCDay() + 6) % 7
  if (key === 'Home') return addDays(day, -weekday)
  if (key === 'End') return addDays(day, 6 - weekday)
  if (key === 'PageUp' || key === 'PageDown') {
    const month = addMonths(day.slice(0, 7), key === 'PageUp' ? -1 : 1)
    const last = Number(addDays(`${addMonths(month, 1)}-01`, -1).slice(8))
    return `${month}-${String(Math.min(Number(day.slice(8)), last)).padStart(2, '0')}`
  }
  return null
}

/** Whether there is such a day. JavaScript rolls 30 February over to March. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const parsed = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text)
}
