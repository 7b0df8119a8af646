import type { Event } from '#contract/events/event.ts'
import type { Language } from '#contract/languages.ts'

const locales: Record<Language, string> = { en: 'en-GB', ru: 'ru-RU' }

/** "€18", «18 €»; cents only where there are some. Empty for a free event. */
export function shownPrice(
  { price, currency }: Pick<Event, 'price' | 'currency'>,
  language: Language,
  people = 1,
): string {
  if (price === null || currency === null) return ''
  const amount = price * people
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)
}
