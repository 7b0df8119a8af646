import { newId } from '#server/platform/db/id.ts'
import { withProfile } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export const testing: SliceTesting<'channel'> = {
  noun: 'channel',
  calls: {
    list: { access: withProfile, input: () => ({}) },
    updateTopic: { access: withProfile, input: () => ({ channel: 'TELEGRAM', topic: 'intros', isOn: false }) },
    updateQuietHours: { access: withProfile, input: () => ({ quietHours: { from: '22:00', until: '08:00' } }) },
  },
  tables: {
    messenger_text: (t, { communityId, participantId }) => t.owner`
      insert into messenger_text (community_id, id, participant_id, channel, kind, text, created_at)
      values (${communityId}, ${newId(t.clock.now())}, ${participantId}, 'TELEGRAM', 'test', 'hello', ${t.clock.now()})`,
    channel_preference: (t, { communityId, participantId }) => t.owner`
      insert into channel_preference (community_id, participant_id, channel, topic, is_disabled)
      values (${communityId}, ${participantId}, 'TELEGRAM', 'intros', true)`,
    quiet_hours: (t, { communityId, participantId }) => t.owner`
      insert into quiet_hours (community_id, participant_id, starts_at, ends_at)
      values (${communityId}, ${participantId}, '22:00', '08:00')`,
  },
}
