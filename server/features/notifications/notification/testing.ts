import { newId } from '#server/platform/db/id.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export const testing: SliceTesting<'notification'> = {
  noun: 'notification',
  tables: {
    notification: (t, { communityId, participantId, subjectId }) => t.owner`
      insert into notification (community_id, id, participant_id, kind, actor_id, created_at)
      values (${communityId}, ${newId(t.clock.now())}, ${participantId}, 'test', ${subjectId}, ${t.clock.now()})`,
    messenger_text: (t, { communityId, participantId }) => t.owner`
      insert into messenger_text (community_id, id, participant_id, channel, kind, text, created_at)
      values (${communityId}, ${newId(t.clock.now())}, ${participantId}, 'TELEGRAM', 'test', 'hello', ${t.clock.now()})`,
  },
}
