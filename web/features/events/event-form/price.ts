import type { Language } from '#contract/languages.ts'

const locales: Record<Language, string> = { en: 'en-GB', ru: 'ru-RU' }

/** "€18", «18 €»; null without a number. */
export function priceText(price: number | null, currency: string, language: Language): string | null {
  if (price === null || Number.isNaN(price)) return null
  const digits = Number.isInteger(price) ? 0 : 2
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(price)
}
