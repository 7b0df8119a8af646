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
