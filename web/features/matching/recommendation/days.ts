import type { Language } from '#contract/languages.ts'
import type { Preference } from '#contract/matching/preference.ts'

/** «17 ноября» fits into a Russian sentence; a weekday would have to be declined. */
const styles: Record<Language, { locale: string; options: Intl.DateTimeFormatOptions }> = {
  en: { locale: 'en-GB', options: { weekday: 'long', day: 'numeric', month: 'long' } },
  ru: { locale: 'ru-RU', options: { day: 'numeric', month: 'long' } },
}

/** "Tuesday 17 November", «17 ноября». Lists come on a Monday of the community, which may be Sunday where the reader is. */
export function dayOfWeek(instant: string, language: Language, timeZone: string): string {
  const { locale, options } = styles[language]
  return new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(new Date(instant))
}

/** A calendar day has no time zone: "3 December", «3 декабря». */
export function calendarDay(day: string, language: Language): string {
  const { locale } = styles[language]
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day))
}

/** "17 Nov", «17 нояб.»; where the reader is, unless a zone is given. */
export function shortDay(instant: string, language: Language, timeZone?: string): string {
  const { locale } = styles[language]
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone }).format(new Date(instant))
}

/** Whether the Wednesday of this week, on which members are asked to meet, is today or still to come. */
export function isWednesdayAhead(now: Date, timeZone: string): boolean {
  const day = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone }).format(now)
  return ['Mon', 'Tue', 'Wed'].includes(day)
}

/** The user's calendar day in the format of a date field; `plusDays` from now. */
export function localDay(now: Date, plusDays = 0): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + plusDays)
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`
}

/**
 * When the reader gets the next list: with the next run, unless a pause goes on then. Who gets a list every few weeks is not told a
 * day, since only the run knows whose week it is.
 */
export function nextListAt(
  nextRunAt: string,
  { everyWeeks, pausedUntil }: Preference,
  timeZone: string,
): string | null {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(nextRunAt))
  return everyWeeks > 1 || (pausedUntil !== null && pausedUntil > day) ? null : nextRunAt
}
