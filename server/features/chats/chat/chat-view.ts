import type { Chat } from '#contract/chats/chat-shapes.ts'
import { shownCoverUrl } from '#server/features/events/event/actions.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Actor, ParticipantContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { rightsIn } from './access.ts'
import { isOpenChat } from './rules.ts'
import type { Membership, StoredChat } from './store.ts'
import * as store from './store.ts'

/** Who opens a chat; with a `db` of its own in calls without a transaction. */
export type ChatReader = { db: Db; actor: Pick<Actor & { participantId: string }, 'participantId'> }

/** A chat as its member found it. */
export type OpenedChat = Membership & { isOpen: boolean }

/** The only door to a chat for a member. For everybody else it does not exist. */
export async function openChatOf({ db, actor }: ChatReader, id: string): Promise<OpenedChat> {
  const chat = await store.findMembership(db, id, actor.participantId)
  ensure(chat, 'CHAT_NOT_FOUND')
  return { ...chat, isOpen: isOpenChat(chat) }
}

/** The same, locked before it is read, for what changes the chat. */
export async function lockChatOf(reader: ChatReader, id: string): Promise<OpenedChat> {
  await store.lockChat(reader.db, id)
  return openChatOf(reader, id)
}

/** The same, for what can be done only while messages can be sent. */
export async function lockOpenChatOf(reader: ChatReader, id: string): Promise<OpenedChat> {
  const chat = await lockChatOf(reader, id)
  ensure(chat.isOpen, 'CHAT_CLOSED')
  return chat
}

export const readerOf = ({ actor, lang, now }: ParticipantContext): store.Reader => ({
  readerId: actor.participantId,
  lang,
  now,
})

export async function getChat(ctx: ParticipantContext, id: string): Promise<Chat> {
  const chat = await store.findChat(ctx.db, id, readerOf(ctx))
  ensure(chat, 'CHAT_NOT_FOUND')
  return describeChat(ctx, chat)
}

export function describeChat(ctx: ParticipantContext, chat: StoredChat): Chat {
  const { lastMessage, event } = chat
  return {
    id: chat.id,
    kind: chat.kind,
    name: chat.name,
    person: chat.person,
    event: event && {
      id: event.id,
      slug: event.slug,
      coverUrl: shownCoverUrl(ctx, event),
    },
    faces: chat.faces,
    memberCount: chat.memberCount,
    lastSeq: chat.lastSeq,
    lastNumber: chat.lastNumber,
    lastMessage: lastMessage && { ...lastMessage, createdAt: new Date(lastMessage.createdAt).toISOString() },
    readNumber: chat.readNumber,
    unread: chat.unread,
    readByOthers: chat.readByOthers,
    isMuted: chat.isMuted,
    isOpen: isOpenChat(chat),
    can: rightsIn({ ...chat, hasOther: chat.person !== null }),
    lastAt: chat.lastAt,
  }
}
