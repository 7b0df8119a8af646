import type { ListedDraft } from '#contract/events/event-draft.ts'
import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

export type Fields = Record<string, string | number | boolean | null>
export type Draft = { fields: Fields; updatedAt: string }
type Place = { userId: string; eventId: string | null }

export async function findDraft(db: Db, { userId, eventId }: Place): Promise<Draft | null> {
  const [row] = await db<Draft[]>`
    select fields, updated_at from event_draft where user_id = ${userId} and event_id is not distinct from ${eventId}::uuid`
  return row ?? null
}

type Reader = { userId: string; lang: Language; canCreate: boolean; runsAll: boolean }

/** Those of events that the user still organises, and that are not deleted. */
export async function listDrafts(db: Db, { userId, lang, canCreate, runsAll }: Reader): Promise<ListedDraft[]> {
  return db<ListedDraft[]>`
    select coalesce(d.fields ->> 'title', '') as title, d.updated_at, case when e.id is not null then
      jsonb_build_object('id', e.id, 'slug', e.slug, 'title', coalesce(t.title, e.title)) end as event
    from event_draft d left join event e on e.id = d.event_id
    left join event_translation t on t.event_id = e.id and t.language = ${lang}
    where d.user_id = ${userId} and case when d.event_id is null then ${canCreate}::boolean
      else e.deleted_at is null and (${runsAll}::boolean or exists (
        select from responsible r where r.event_id = e.id and r.user_id = d.user_id)) end
    order by d.updated_at desc, d.id`
}

type NewDraft = Place & { communityId: string; id: string; fields: Fields; at: Date }

export async function saveDraft(db: Db, draft: NewDraft): Promise<Draft> {
  const [row] = await db<Draft[]>`
    insert into event_draft (community_id, id, user_id, event_id, fields, updated_at)
    values (${draft.communityId}, ${draft.id}, ${draft.userId}, ${draft.eventId}, ${db.json(draft.fields)}, ${draft.at})
    on conflict (community_id, user_id, event_id) do update set fields = excluded.fields, updated_at = excluded.updated_at
    returning fields, updated_at`
  return row as Draft
}

export async function removeDraft(db: Db, { userId, eventId }: Place): Promise<void> {
  await db`delete from event_draft where user_id = ${userId} and event_id is not distinct from ${eventId}::uuid`
}

export async function exportDrafts(db: Db, { userId }: Person): Promise<unknown> {
  return db`select event_id as event, fields, updated_at from event_draft where user_id = ${userId} order by updated_at`
}
