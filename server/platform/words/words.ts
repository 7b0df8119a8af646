import i18next, { type TFunction } from 'i18next'
import { type FailureName, words } from '#contract/capabilities.ts'
import type { Language } from '#contract/languages.ts'
import type { FieldWords } from '#contract/validation.ts'

/** Typed so that a failure without a message does not compile. */
const failureWords: Record<Language, Record<FailureName, string>> = { en: words.en.failures, ru: words.ru.failures }

export const failureMessage = (lang: Language, name: FailureName): string => failureWords[lang][name]
export const fieldWords = (lang: Language): FieldWords => words[lang].fields

const i18n = i18next.createInstance()
void i18n.init({
  resources: { en: { letters: words.en.letters }, ru: { letters: words.ru.letters } },
  ns: ['letters'],
  defaultNS: 'letters',
  fallbackLng: false,
  interpolation: { escapeValue: false },
  initAsync: false,
})

/** Texts of letters in one language, with plurals. Not escaped here: React escapes the values. */
export const letterWords = (lang: Language): TFunction<'letters'> => i18n.getFixedT(lang, 'letters')
