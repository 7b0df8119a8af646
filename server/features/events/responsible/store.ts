import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

export async function exportResponsibilities(db: Db, { userId }: Person): Promise<unknown> {
  return db`
    select r.event_id as event, e.title, r.added_at from responsible r join event e on e.id = r.event_id
    where r.user_id = ${userId} order by r.added_at`
}
