import './news.ts'
import type { Message } from '#contract/chats/chat-shapes.ts'
import { type ChatFrame, communityTopic } from '#contract/realtime/topics.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { lockChat } from '../chat/store.ts'
import { countSent, listHearers } from '../chat-member/store.ts'
import { describeMessage } from './message-view.ts'
import { audiencesOf, isWritten } from './rules.ts'
import * as store from './store.ts'

export type MessageDraft = {
  authorId: string
  kind: Message['kind']
  text?: string
  /** `participantId`: whom it is about. `meetingId`: the meeting that it shows. */
  data?: Record<string, string>
  replyToId?: string
  fileIds?: string[]
}

/**
 * Appends messages of one author to a chat: numbers, unread counts, frames and news, under the lock of the chat. Whether the author
 * may write is checked by the caller, who holds the lock by then.
 */
export async function appendMessages(scope: Scope, chatId: string, drafts: MessageDraft[]): Promise<Message[]> {
  const { db, community, now } = scope
  const numbers = await lockChat(db, chatId)
  const [first] = drafts
  ensure(numbers && first, 'CHAT_NOT_FOUND')
  const place = { communityId: community.id, chatId }
  const messages = drafts.map(({ authorId, kind, text = '', data = {}, replyToId = null }) => ({
    ...{ id: scope.newId(), authorId, kind, text, data, replyToId },
    at: now,
  }))
  await store.insertMessages(db, place, numbers, messages)
  for (const [index, { authorId, fileIds = [] }] of drafts.entries()) {
    const messageId = messages[index]?.id as string
    const claimed = fileIds.length > 0 ? await store.claimFiles(db, { chatId, messageId, authorId, fileIds }) : 0
    ensure(claimed === new Set(fileIds).size, 'FILE_NOT_FOUND')
  }
  const number = numbers.lastNumber + drafts.length
  const counted = drafts.filter(({ kind }) => isWritten(kind)).length
  await countSent(db, { chatId, authorId: first.authorId, number, counted, at: now })
  const appended = await store.listMessages(db, chatId, numbers.lastNumber + 1, number)
  const described = appended.map(each => describeMessage(scope, each))
  await publishMessages(scope, chatId, described)
  const written = described.filter(({ kind }) => kind === 'TEXT')
  if (written.length > 0) await scope.tell('message.sent', ...written.map(({ id }) => ({ chatId, messageId: id })))
  return described
}

/** Appends one message of any kind to a chat. */
export async function appendMessage(scope: Scope, chatId: string, draft: MessageDraft): Promise<Message> {
  const [message] = await appendMessages(scope, chatId, [draft])
  return message as Message
}

/** Makes a change of a message, or of what it shows, known to those who have the chat open and to those who catch up. */
export async function announceChange(scope: Scope, chatId: string, messageId: string): Promise<Message> {
  const numbers = await lockChat(scope.db, chatId)
  ensure(numbers, 'CHAT_NOT_FOUND')
  await store.stampMessage(scope.db, chatId, messageId, numbers.lastSeq + 1)
  const stored = await store.findMessage(scope.db, chatId, messageId, 0)
  ensure(stored, 'MESSAGE_NOT_FOUND')
  const message = describeMessage(scope, stored)
  await publishMessages(scope, chatId, [message])
  return message
}

async function publishMessages(scope: Scope, chatId: string, messages: Message[]): Promise<void> {
  const hearers = await listHearers(scope, chatId)
  for (const message of messages)
    for (const { participantIds, message: shown } of audiencesOf(message, hearers))
      await publishFrame(scope, participantIds, {
        chatId,
        seq: shown.seq,
        message: shown,
        lastAt: hearers.find(each => participantIds.includes(each.participantId))?.lastAt ?? shown.createdAt,
      })
}

/** Tells these participants that a chat of theirs changed, without a message: they ask for it. */
export async function publishChat(scope: Scope, chatId: string, participantIds: string[]): Promise<void> {
  const numbers = await lockChat(scope.db, chatId)
  if (!numbers || participantIds.length === 0) return
  const frame = { chatId, seq: numbers.lastSeq, message: null, lastAt: scope.now.toISOString() }
  await publishFrame(scope, participantIds, frame)
}

const publishFrame = (scope: Scope, participantIds: string[], frame: ChatFrame): Promise<void> =>
  scope.publish({
    topic: communityTopic(scope.community.id, 'chats'),
    audience: { participantIds },
    body: JSON.stringify(frame),
  })
