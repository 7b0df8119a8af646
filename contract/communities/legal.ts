import type { LegalSet } from './options.ts'

/** Where the documents of each legal set are; the set of a community is an option of its record. */
export const legalDocuments: Record<LegalSet, { terms: string; privacy: string; agreement: string }> = {
  RU: { terms: '/docs/terms_ru.html', privacy: '/docs/privacy_ru.html', agreement: '/docs/agreement_ru.html' },
  EN: { terms: '/docs/terms_en.html', privacy: '/docs/privacy_en.html', agreement: '/docs/agreement_nw.html' },
  JO: { terms: '/docs/terms_jo.html', privacy: '/docs/privacy_jo.html', agreement: '/docs/agreement_nw.html' },
  TIM: { terms: '/docs/terms_tim.html', privacy: '/docs/privacy_tim.html', agreement: '/docs/agreement_nw.html' },
}

/** The countries whose visitors get the Russian set where a community chooses by country. */
export const russianLegalCountries = ['RU', 'BY']

export const defaultLegalSet: LegalSet = 'RU'
