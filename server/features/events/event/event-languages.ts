import { type Language, languages } from '#contract/languages.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { findEvent, type StoredEvent } from './store.ts'

/** An event with its texts in every language, for letters to several people. */
export type EventInLanguages = Record<Language, StoredEvent>

export async function findInLanguages(db: Db, eventId: string): Promise<EventInLanguages | null> {
  const found: Partial<EventInLanguages> = {}
  for (const lang of languages) {
    const event = await findEvent(db, eventId, { userId: null, lang })
    if (!event) return null
    found[lang] = event
  }
  return found as EventInLanguages
}
