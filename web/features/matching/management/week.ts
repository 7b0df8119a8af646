import type { Language } from '#contract/languages.ts'

/** Monday of the current week in a time zone, as a calendar day. */
export function mondayOf(now: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const today = new Date(`${parts.format(now)}T00:00:00Z`)
  const sinceMonday = (today.getUTCDay() + 6) % 7
  return new Date(today.getTime() - sinceMonday * 86_400_000).toISOString().slice(0, 10)
}

const locales: Record<Language, string> = { en: 'en-GB', ru: 'ru-RU' }

/** "16 Nov", «16 нояб.»: a calendar day, the same in every time zone. */
export function shortDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}
