import type { Language } from '#contract/languages.ts'

/** "19 Nov, 10:00", with the year where it is another one. */
export function momentText(at: string, language: Language, now = new Date()): string {
  const date = new Date(at)
  return date.toLocaleString(language === 'ru' ? 'ru-RU' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    ...(date.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  })
}
