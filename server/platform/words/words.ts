import i18next, { type TFunction } from 'i18next'
import { type FailureName, words } from '#contract/capabilities.ts'
import type { Language } from '#contract/languages.ts'
import type { RelevanceLevel } from '#contract/matching/relevance.ts'
import type { FieldWords } from '#contract/validation.ts'
import { ui as uiInEnglish } from '#contract/words/en/ui.ts'
import { ui as uiInRussian } from '#contract/words/ru/ui.ts'

/** Typed so that a failure without a message does not compile. */
const failureWords: Record<Language, Record<FailureName, string>> = { en: words.en.failures, ru: words.ru.failures }

export const failureMessage = (lang: Language, name: FailureName): string => failureWords[lang][name]
export const fieldWords = (lang: Language): FieldWords => words[lang].fields

const relevanceWords: Record<Language, Record<RelevanceLevel, string>> = {
  en: uiInEnglish.relevance,
  ru: uiInRussian.relevance,
}

/** The words of the badge on cards. */
export const relevanceWord = (lang: Language, level: RelevanceLevel): string => relevanceWords[lang][level]

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
