import type { Language } from '#contract/languages.ts'

/** "12 Nov 2026", «12 нояб. 2026 г.»: columns have little room. */
export const shortDate = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'ru' ? 'ru-RU' : 'en-GB', { dateStyle: 'medium' }).format(new Date(instant))
