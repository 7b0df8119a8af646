// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Texts of questions and options in each language. */
export type EventQuestionTranslationRow = {
  /** The community. */
  communityId: string
  /** The event. */
  eventId: string
  /** Of the question or option. */
  translationKey: string
  /** Language. */
  language: 'en' | 'ru'
  /** The text in that language. */
  translatedText: string
}
