import type { Language } from '#contract/languages.ts'

/** «17 ноября» fits into a Russian sentence; a weekday would have to be declined. */
const styles: Record<Language, { locale: string; options: Intl.DateTimeFormatOptions }> = {
  en: { locale: 'en-GB', options: { weekday: 'long', day: 'numeric', month: 'long' } },
  ru: { locale: 'ru-RU', options: { day: 'numeric', month: 'long' } },
}

/** "Tuesday 17 November", «17 ноября». */
export function dayOfWeek(instant: string, language: Language): string {
  const { locale, options } = styles[language]
  return new Intl.DateTimeFormat(locale, options).format(new Date(instant))
}

/** A calendar day has no time zone: "3 December", «3 декабря». */
export function calendarDay(day: string, language: Language): string {
  const { locale } = styles[language]
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day))
}

/** "17 Nov", «17 нояб.» */
export function shortDay(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(styles[language].locale, { day: 'numeric', month: 'short' }).format(new Date(instant))
}

/** The user's calendar day in the format of a date field; `plusDays` from now. */
export function localDay(now: Date, plusDays = 0): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + plusDays)
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`
}
