import type { Chat, ChatPerson, Message } from '#contract/chats/chat-shapes.ts'

export const chatId = '00000000-0000-7000-8000-0000000000c1'
export const otherId = '00000000-0000-7000-8000-0000000000d1'

export const buildPerson = (own: Partial<ChatPerson> = {}): ChatPerson => ({
  id: otherId,
  slug: 'mikhail',
  firstName: 'Mikhail',
  lastName: 'Orlov',
  avatarUrl: null,
  isOnline: false,
  ...own,
})

/** A message of the other person; its id follows from its number. */
export const buildMessage = (own: Partial<Message> = {}): Message => {
  const { number = 1 } = own
  return {
    id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    chatId,
    number,
    seq: number,
    kind: 'TEXT',
    authorId: otherId,
    text: `Message ${number}`,
    subjectId: null,
    meeting: null,
    replyTo: null,
    files: [],
    reactions: [],
    createdAt: '2026-11-16T10:00:00.000Z',
    editedAt: null,
    isDeleted: false,
    ...own,
  }
}

export const buildChat = (own: Partial<Chat> = {}): Chat => ({
  id: chatId,
  kind: 'PAIR',
  name: 'Mikhail Orlov',
  person: buildPerson(),
  event: null,
  faces: [],
  memberCount: 2,
  lastSeq: 0,
  lastNumber: 0,
  lastMessage: null,
  readNumber: 0,
  unread: 0,
  readByOthers: 0,
  isMuted: false,
  isOpen: true,
  can: { add: false, rename: false, leave: false, block: true, meet: true },
  lastAt: '2026-11-16T10:00:00.000Z',
  ...own,
})
