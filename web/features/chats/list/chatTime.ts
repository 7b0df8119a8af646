import type { Language } from '#contract/languages.ts'
import { locales } from '#web/lib/words/calendar.ts'

/** Of the reader's calendar: "2026-11-16". */
export const dayOf = (instant: string | number): string => {
  const date = new Date(instant)
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format takes longer than using it a thousand times. */
function format(instant: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const key = language + JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locales[language], options)
  formats.set(key, known)
  return known.format(new Date(instant))
}

export const timeOf = (instant: string, language: Language): string =>
  format(instant, language, { hour: '2-digit', minute: '2-digit' })

const day = 86_400_000

/** In a list: "14:18" today, "Mon" in the last days, then "9 Nov", with the year in another one. */
export function shortTime(instant: string, now: number, language: Language): string {
  if (dayOf(instant) === dayOf(now)) return timeOf(instant, language)
  if (now - Date.parse(instant) < 6 * day) return format(instant, language, { weekday: 'short' })
  return format(instant, language, { day: 'numeric', month: 'short', ...yearOf(instant, now) })
}

/** A divider: "Monday 16 November"; `today` and `yesterday` are keys of words. */
export function dayName(instant: string, now: number, language: Language): string {
  if (dayOf(instant) === dayOf(now)) return 'today'
  if (dayOf(instant) === dayOf(now - day)) return 'yesterday'
  return format(instant, language, { weekday: 'long', day: 'numeric', month: 'long', ...yearOf(instant, now) })
}

const yearOf = (instant: string, now: number): Intl.DateTimeFormatOptions =>
  new Date(instant).getFullYear() === new Date(now).getFullYear() ? {} : { year: 'numeric' }
