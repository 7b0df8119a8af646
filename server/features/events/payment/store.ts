import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

export async function exportPayments(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select y.event_id as event, y.status, y.amount::float8 as amount, y.currency, y.paid_at, y.refunded_at
    from payment y join participation p on p.id = y.participation_id
    where p.participant_id = ${participantId} order by y.changed_at`
}
