// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Title and description of an event in a language other than its own. */
export type EventTranslationRow = {
  /** The community. */
  communityId: string
  /** The event. */
  eventId: string
  /** Language of this translation. */
  language: 'en' | 'ru'
  /** Translated title. */
  title: string
  /** Translated description. */
  description: string
  /** Words that a search finds exactly, by stem or by prefix, in both scripts. */
  searchWords: string | null
  /** Folded text that a search with a typing error is compared with. */
  searchText: string | null
}
