import { newId } from '#server/platform/db/id.ts'
import { membersOnly, moderators, withProfile } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export const testing: SliceTesting<'moderation'> = {
  noun: 'moderation',
  calls: {
    list: { access: moderators, actor: 'moderator', input: () => ({}) },
    count: { access: moderators, actor: 'moderator', input: () => ({}) },
    get: {
      access: moderators,
      actor: 'moderator',
      input: ({ subject }) => ({ participantId: subject.here }),
      ids: ({ subject }) => ({ participantId: subject.elsewhere }),
    },
    updateStatus: {
      access: moderators,
      actor: 'moderator',
      input: ({ subject }) => ({ participantId: subject.here, moderationStatus: 'CONFIRMED' }),
      ids: ({ subject }) => ({ participantId: subject.elsewhere }),
    },
    updateStatuses: {
      access: moderators,
      actor: 'moderator',
      input: ({ subject }) => ({ ids: [subject.here], moderationStatus: 'CONFIRMED' }),
      ids: ({ subject }) => ({ 'ids[]': subject.elsewhere }),
    },
    previewLetter: {
      access: moderators,
      actor: 'moderator',
      input: ({ subject }) => ({ participantId: subject.here, moderationStatus: 'REJECTED', reason: 'Say more' }),
      ids: ({ subject }) => ({ participantId: subject.elsewhere }),
    },
    listModerators: { access: membersOnly, input: () => ({}) },
    getUsualWait: { access: withProfile, input: () => ({}) },
  },
  tables: {
    moderation_decision: (t, { communityId, participantId }) => t.owner`
      insert into moderation_decision (community_id, id, participant_id, status, waited_minutes, created_at)
      values (${communityId}, ${newId(t.clock.now())}, ${participantId}, 'CONFIRMED', 60, ${t.clock.now()})`,
  },
}
