import type { Language } from '#contract/languages.ts'

const locales: Record<Language, string> = { en: 'en-GB', ru: 'ru-RU' }

/** "March 2024", «марта 2024»: in Russian a month takes this form only beside a day, so that one is asked for and left out. */
export function monthOf(instant: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'long', year: 'numeric' })
    .formatToParts(new Date(instant))
    .filter(({ type }) => type === 'month' || type === 'year')
  return parts.map(({ value }) => value).join(' ')
}
