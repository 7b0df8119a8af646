import type { LetterTopic } from '#contract/notifications/letter-topic.ts'
import { adminOnly, withProfile } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export async function buildDisabledTopic(
  t: FactoryContext,
  { communityId, participantId, topic }: { communityId: string; participantId: string; topic: LetterTopic },
): Promise<void> {
  await t.owner`
    insert into letter_preference (community_id, participant_id, topic, is_disabled)
    values (${communityId}, ${participantId}, ${topic}, true)`
}

export const testing: SliceTesting<'letter'> = {
  noun: 'letter',
  calls: {
    listTopics: { access: withProfile, input: () => ({}) },
    updateTopic: { access: withProfile, input: () => ({ topic: 'weekly', isOn: false }) },
    getCap: { access: adminOnly, actor: 'admin', input: () => ({}) },
  },
  tables: {
    letter_preference: (t, { communityId, participantId }) =>
      buildDisabledTopic(t, { communityId, participantId, topic: 'weekly' }),
  },
}
