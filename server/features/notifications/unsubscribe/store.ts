import type { Db } from '#server/platform/db/connect.ts'

/** Nothing for somebody who is no longer here. */
export async function endLetters(db: Db, communityId: string, participantId: string): Promise<void> {
  await db`
    insert into notification_pref (community_id, participant_id, channel, is_disabled)
    select ${communityId}, id, 'EMAIL', true from participant where id = ${participantId}
    on conflict (community_id, participant_id, channel) do update set is_disabled = true`
}
