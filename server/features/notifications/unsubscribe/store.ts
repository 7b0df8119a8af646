import type { Db } from '#server/platform/db/connect.ts'

/** No effect for a participant who does not exist any more. */
export async function endLetters(db: Db, communityId: string, participantId: string): Promise<void> {
  await db`
    insert into notification_pref (community_id, participant_id, channel, is_disabled)
    select ${communityId}, id, 'EMAIL', true from participant where id = ${participantId}
    on conflict (community_id, participant_id, channel) do update set is_disabled = true`
}
