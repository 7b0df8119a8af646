import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/platform/db/connect.ts'

export type Translation = { language: Language; title: string; description: string }

export async function findTranslation(db: Db, eventId: string, language: Language): Promise<Translation | null> {
  const [row] = await db<Translation[]>`
    select language, title, description from event_translation where event_id = ${eventId} and language = ${language}`
  return row ?? null
}

type Of = { communityId: string; eventId: string }

export async function saveTranslation(db: Db, { communityId, eventId }: Of, text: Translation): Promise<void> {
  await db`
    insert into event_translation (community_id, event_id, language, title, description)
    values (${communityId}, ${eventId}, ${text.language}, ${text.title}, ${text.description})
    on conflict (community_id, event_id, language) do update set title = excluded.title, description = excluded.description`
}

export async function removeTranslation(db: Db, eventId: string, language: Language): Promise<void> {
  await db`delete from event_translation where event_id = ${eventId} and language = ${language}`
}

export async function copyTranslations(db: Db, fromId: string, toIds: string[]): Promise<void> {
  await db`
    insert into event_translation (community_id, event_id, language, title, description)
    select t.community_id, c.id, t.language, t.title, t.description
    from event_translation t cross join unnest(${toIds}::uuid[]) as c (id) where t.event_id = ${fromId}`
}
