import type { LegalSet } from './options.ts'

/** Paths of the documents of each legal set; a community selects its set by an option. */
export const legalDocuments: Record<LegalSet, { terms: string; privacy: string; agreement: string }> = {
  RU: { terms: '/docs/terms_ru.html', privacy: '/docs/privacy_ru.html', agreement: '/docs/agreement_ru.html' },
  EN: { terms: '/docs/terms_en.html', privacy: '/docs/privacy_en.html', agreement: '/docs/agreement_nw.html' },
  JO: { terms: '/docs/terms_jo.html', privacy: '/docs/privacy_jo.html', agreement: '/docs/agreement_nw.html' },
  TIM: { terms: '/docs/terms_tim.html', privacy: '/docs/privacy_tim.html', agreement: '/docs/agreement_nw.html' },
}

/** Countries whose visitors get the Russian set in a community with GEO_LEGAL_DOCS. */
export const russianLegalCountries = ['RU', 'BY']

export const defaultLegalSet: LegalSet = 'RU'
