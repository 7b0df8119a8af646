import { membersOnly, owningMemberOnly } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { World } from '#server/testing/world.ts'
import { buildChat, buildMessage } from '../chat/testing.ts'

const place = ({ chat }: World) => ({ id: chat.elsewhere, messageId: chat.own.elsewhere })

export const testing: SliceTesting<'message'> = {
  noun: 'message',
  calls: {
    list: {
      access: owningMemberOnly,
      input: ({ chat }) => ({ id: chat.here }),
      ids: ({ chat }) => ({ id: chat.elsewhere }),
    },
    listChanges: {
      access: owningMemberOnly,
      input: ({ chat }) => ({ id: chat.here, after: 0 }),
      ids: ({ chat }) => ({ id: chat.elsewhere }),
    },
    send: {
      access: owningMemberOnly,
      input: ({ chat }) => ({ id: chat.here, text: 'On Wednesday at five?', fileIds: [chat.file.here] }),
      ids: ({ chat }) => ({ id: chat.elsewhere, replyToId: chat.own.elsewhere, 'fileIds[]': chat.file.elsewhere }),
    },
    edit: {
      access: owningMemberOnly,
      input: ({ chat }) => ({ id: chat.here, messageId: chat.own.here, text: 'On Thursday?' }),
      ids: place,
    },
    remove: {
      access: owningMemberOnly,
      input: ({ chat }) => ({ id: chat.here, messageId: chat.own.here }),
      ids: place,
    },
    react: {
      access: owningMemberOnly,
      input: ({ chat }) => ({ id: chat.here, messageId: chat.own.here, emoji: '👍', isOn: true }),
      ids: place,
    },
    search: { access: membersOnly, input: () => ({ query: 'kettles' }) },
  },
  tables: {
    chat_message: async (t, { communityId, participantId, subjectId }) => {
      const chat = await buildChat(t, { communityId, memberIds: [participantId, subjectId], kind: 'GROUP' })
      return buildMessage(t, { communityId, chatId: chat.id, authorId: participantId })
    },
    message_reaction: async (t, { communityId, participantId, subjectId }) => {
      const chat = await buildChat(t, { communityId, memberIds: [participantId, subjectId], kind: 'GROUP' })
      const { id } = await buildMessage(t, { communityId, chatId: chat.id, authorId: subjectId })
      await t.owner`
        insert into message_reaction (community_id, message_id, participant_id, emoji, created_at)
        values (${communityId}, ${id}, ${participantId}, '👍', ${t.clock.now()})`
    },
  },
}
