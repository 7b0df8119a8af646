import type { Language } from '#contract/languages.ts'

/** Both that have the Russian documents, and some that do not. */
export const offeredCountries = ['RU', 'BY', 'KZ', 'DE', 'US']

export const isOffered = (country: string): boolean => offeredCountries.includes(country)

/** The one that was chosen, else one where the browser's language is spoken. */
export function countryOf(chosen: string | undefined, lang: Language): string {
  if (chosen && isOffered(chosen)) return chosen
  return lang === 'ru' ? 'RU' : 'US'
}
