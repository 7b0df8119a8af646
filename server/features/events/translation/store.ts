import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/platform/db/connect.ts'

export type Translation = { language: Language; title: string; description: string }

export async function findTranslation(db: Db, eventId: string, language: Language): Promise<Translation | null> {
  const [row] = await db<Translation[]>`
    select language, title, description from event_translation where event_id = ${eventId} and language = ${language}`
  return row ?? null
}

/** By the id of the event. */
export async function listTranslations(
  db: Db,
  eventIds: string[],
  language: Language,
): Promise<Map<string, Translation>> {
  const rows = await db<(Translation & { eventId: string })[]>`
    select event_id, language, title, description from event_translation
    where event_id = any (${eventIds}::uuid[]) and language = ${language}`
  return new Map(rows.map(({ eventId, ...text }) => [eventId, text]))
}

type Of = { communityId: string; eventId: string }

export const saveTranslation = (
  db: Db,
  { communityId, eventId }: Of,
  { language, ...text }: Translation,
): Promise<void> => saveTranslations(db, { communityId, language }, [{ eventId, ...text }])

/** The same for several events, in one statement. */
export async function saveTranslations(
  db: Db,
  { communityId, language }: { communityId: string; language: Language },
  texts: { eventId: string; title: string; description: string }[],
): Promise<void> {
  await db`
    insert into event_translation (community_id, event_id, language, title, description)
    select ${communityId}, t.event_id, ${language}, t.title, t.description
    from unnest(${texts.map(({ eventId }) => eventId)}::uuid[], ${texts.map(({ title }) => title)}::text[],
      ${texts.map(({ description }) => description)}::text[]) as t (event_id, title, description)
    on conflict (community_id, event_id, language) do update set title = excluded.title, description = excluded.description`
}

export const removeTranslation = (db: Db, eventId: string, language: Language): Promise<void> =>
  removeTranslations(db, [eventId], language)

export async function removeTranslations(db: Db, eventIds: string[], language: Language): Promise<void> {
  await db`delete from event_translation where event_id = any (${eventIds}::uuid[]) and language = ${language}`
}

export async function copyTranslations(db: Db, fromId: string, toIds: string[]): Promise<void> {
  await db`
    insert into event_translation (community_id, event_id, language, title, description)
    select t.community_id, c.id, t.language, t.title, t.description
    from event_translation t cross join unnest(${toIds}::uuid[]) as c (id) where t.event_id = ${fromId}`
}
