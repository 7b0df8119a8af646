import type { Language } from '#contract/languages.ts'

/** The day comes before the month in both languages. */
const locales: Record<Language, string> = { en: 'en-GB', ru: 'ru-RU' }

/** "12 March 2024", «12 марта 2024 г.» */
export function longDate(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long' }).format(new Date(instant))
}
