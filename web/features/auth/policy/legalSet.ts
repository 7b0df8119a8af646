import { defaultLegalSet, russianLegalCountries } from '#contract/communities/legal.ts'
import type { LegalSet } from '#contract/communities/options.ts'

type Choice = {
  /** The set chosen by the community. */
  fixed: LegalSet | undefined
  followsCountry: boolean
  /** The visitor's country as a two-letter code; null while unknown. */
  country: string | null
}

/** Selects the legal set for this visitor. */
export function chooseLegalSet({ fixed, followsCountry, country }: Choice): LegalSet {
  if (fixed) return fixed
  if (!followsCountry || country === null) return defaultLegalSet
  return russianLegalCountries.includes(country) ? 'RU' : 'EN'
}

/** Geolocation services reply with the bare code or with JSON that has it under one of these keys. */
const countryFields = ['country', 'countryCode', 'country_code'] as const

export function countryIn(answer: string): string | null {
  const code = /^[a-z]{2}$/i
  const text = answer.trim()
  if (code.test(text)) return text.toUpperCase()
  try {
    const body = JSON.parse(text) as Partial<Record<(typeof countryFields)[number], unknown>> | null
    const found = countryFields.map(field => body?.[field]).find(value => typeof value === 'string' && code.test(value))
    return typeof found === 'string' ? found.toUpperCase() : null
  } catch {
    return null
  }
}
