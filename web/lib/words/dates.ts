import type { Language } from '#contract/languages.ts'

const locales: Record<Language, string> = { en: 'en-GB', ru: 'ru-RU' }

/** Day before month and 24 hours in both languages, for whatever `Intl` writes. */
export const localeOf = (language: Language): string => locales[language]

/** "12 March 2024", «12 марта 2024 г.» */
export function longDate(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long' }).format(new Date(instant))
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** "5 min ago", "yesterday", and after a week the date; null for just now. */
export function ago(instant: string, now: number, language: Language): string | null {
  const passed = now - Date.parse(instant)
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
  if (passed < minute) return null
  if (passed < hour) return format.format(-Math.floor(passed / minute), 'minute')
  if (passed < day) return format.format(-Math.floor(passed / hour), 'hour')
  if (passed < 7 * day) return format.format(-Math.floor(passed / day), 'day')
  return longDate(instant, language)
}
