import type { Language } from '#contract/languages.ts'

const locales: Record<Language, string> = { en: 'en-GB', ru: 'ru-RU' }

/** "March 2024", «марта 2024»: Russian uses the genitive only with a day, so a day is formatted and removed. */
export function monthOf(instant: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'long', year: 'numeric' })
    .formatToParts(new Date(instant))
    .filter(({ type }) => type === 'month' || type === 'year')
  return parts.map(({ value }) => value).join(' ')
}
