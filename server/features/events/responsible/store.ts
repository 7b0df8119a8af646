import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

export type NewResponsible = { communityId: string; eventId: string; userId: string; addedBy: string; at: Date }

/** No effect if they already organise the event. */
export async function insertResponsible(db: Db, one: NewResponsible): Promise<void> {
  await db`
    insert into responsible (community_id, event_id, user_id, added_by, added_at)
    values (${one.communityId}, ${one.eventId}, ${one.userId}, ${one.addedBy}, ${one.at})
    on conflict (community_id, event_id, user_id) do nothing`
}

export async function exportResponsibilities(db: Db, { userId }: Person): Promise<unknown> {
  return db`
    select r.event_id as event, e.title, r.added_at from responsible r join event e on e.id = r.event_id
    where r.user_id = ${userId} order by r.added_at`
}
