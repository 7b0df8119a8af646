import i18next, { type TFunction } from 'i18next'
import type { FailureName } from '#contract/errors.ts'
import type { Language } from '#contract/languages.ts'
import { failures as failuresEn } from '#contract/messages/en/failures.ts'
import { fields as fieldsEn } from '#contract/messages/en/fields.ts'
import { letters as lettersEn } from '#contract/messages/en/letters.ts'
import { failures as failuresRu } from '#contract/messages/ru/failures.ts'
import { fields as fieldsRu } from '#contract/messages/ru/fields.ts'
import { letters as lettersRu } from '#contract/messages/ru/letters.ts'
import type { FieldWords } from '#contract/validation.ts'

const failureWords = { en: failuresEn, ru: failuresRu }
const wordsOfFields: Record<Language, FieldWords> = { en: fieldsEn, ru: fieldsRu }

export const failureMessage = (lang: Language, name: FailureName): string => failureWords[lang][name]
export const fieldWords = (lang: Language): FieldWords => wordsOfFields[lang]

const i18n = i18next.createInstance()
void i18n.init({
  resources: { en: { letters: lettersEn }, ru: { letters: lettersRu } },
  ns: ['letters'],
  defaultNS: 'letters',
  fallbackLng: false,
  interpolation: { escapeValue: false },
  initAsync: false,
})

/** The words of letters in one language, with plurals. React escapes what is put into them. */
export const letterWords = (lang: Language): TFunction<'letters'> => i18n.getFixedT(lang, 'letters')
