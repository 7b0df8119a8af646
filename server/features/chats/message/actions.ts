import { chatLimits } from '#contract/chats/chat-fields.ts'
import type { Message } from '#contract/chats/chat-shapes.ts'
import type { messageApi } from '#contract/chats/message.ts'
import type { Action, ParticipantContext } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { getChat, lockChatOf, lockOpenChatOf, openChatOf } from '../chat/chat-view.ts'
import { removeFilesOf } from '../chat-file/actions.ts'
import { recountUnread } from '../chat-member/store.ts'
import { announceChange, appendMessage } from './message-saving.ts'
import { describeMessage } from './message-view.ts'
import { canEdit, canReact, canRemove, rangeOf, restOf, shownTo, wordsOf } from './rules.ts'
import * as store from './store.ts'

export { announceChange, appendMessage } from './message-saving.ts'

type Api = typeof messageApi

export const list: Action<Api['list']> = async ({ id, ...asked }, ctx) => {
  // Each statement has a snapshot of its own, and readers know all changes up to `lastSeq`: it has to be read before the messages.
  const chat = await getChat(ctx, id)
  const seen = await openChatOf(ctx, id)
  const range = rangeOf(asked, seen)
  const items = await store.listMessages(ctx.db, id, range.low, range.high)
  return { chat, items: describeAll(ctx, items, seen.fromNumber), ...restOf(range, seen) }
}

export const listChanges: Action<Api['listChanges']> = async ({ id, after }, ctx) => {
  const { fromNumber } = await openChatOf(ctx, id)
  const chat = await getChat(ctx, id)
  const found = await store.listChanged(ctx.db, id, { after, fromNumber })
  const isTooMany = found.length > chatLimits.changes
  return { chat, items: isTooMany ? [] : describeAll(ctx, found, fromNumber), isTooMany }
}

export const send: Action<Api['send']> = async ({ id, text, replyToId, fileIds }, ctx) => {
  ensure(ctx.actor.isEmailConfirmed, 'EMAIL_NOT_CONFIRMED')
  const chat = await lockOpenChatOf(ctx, id)
  ensure(text || fileIds.length > 0, 'MESSAGE_EMPTY')
  if (replyToId) ensure(await store.findMessage(ctx.db, id, replyToId, chat.fromNumber), 'MESSAGE_NOT_FOUND')
  const reply = replyToId ? { replyToId } : {}
  return appendMessage(ctx, id, { authorId: ctx.actor.participantId, kind: 'TEXT', text, fileIds, ...reply })
}

export const edit: Action<Api['edit']> = async ({ id, messageId, text }, ctx) => {
  const chat = await lockOpenChatOf(ctx, id)
  const message = await store.findMessage(ctx.db, id, messageId, chat.fromNumber)
  ensure(message && canEdit(message, ctx.actor.participantId), 'MESSAGE_NOT_FOUND')
  ensure(text || message.files.length > 0, 'MESSAGE_EMPTY')
  if (text === message.text) return shown(ctx, message, chat.fromNumber)
  await store.saveText(ctx.db, messageId, text, ctx.now)
  await ctx.tell('message.edited', { chatId: id, messageId })
  return shownTo(await announceChange(ctx, id, messageId), chat.fromNumber)
}

/** Also in a closed chat: it takes back what one wrote. */
export const remove: Action<Api['remove']> = async ({ id, messageId }, ctx) => {
  const chat = await lockChatOf(ctx, id)
  const message = await store.findMessage(ctx.db, id, messageId, chat.fromNumber)
  ensure(message && canRemove(message, ctx.actor.participantId), 'MESSAGE_NOT_FOUND')
  if (message.isDeleted) return shown(ctx, message, chat.fromNumber)
  await store.emptyMessage(ctx.db, messageId, ctx.now)
  await removeFilesOf(ctx, messageId)
  await recountUnread(ctx.db, [id])
  return shownTo(await announceChange(ctx, id, messageId), chat.fromNumber)
}

export const react: Action<Api['react']> = async ({ id, messageId, emoji, isOn }, ctx) => {
  const chat = await lockOpenChatOf(ctx, id)
  const message = await store.findMessage(ctx.db, id, messageId, chat.fromNumber)
  ensure(message && canReact(message), 'MESSAGE_NOT_FOUND')
  const reaction = { messageId, participantId: ctx.actor.participantId, emoji }
  const isChanged = isOn
    ? await store.insertReaction(ctx.db, { ...reaction, communityId: ctx.community.id, at: ctx.now })
    : await store.removeReaction(ctx.db, reaction)
  if (!isChanged) return shown(ctx, message, chat.fromNumber)
  return shownTo(await announceChange(ctx, id, messageId), chat.fromNumber)
}

export const search: Action<Api['search']> = async ({ query, ...paging }, ctx) => {
  const page = pageOf(paging)
  const words = wordsOf(query)
  const search = { readerId: ctx.actor.participantId, words, ...page }
  const found = words.length > 0 ? await store.searchMessages(ctx.db, search) : []
  const { items, next } = cutPage(found, page, ({ createdAt, id }) => ({ at: createdAt, id }))
  return {
    items: items.map(({ chatId, chatName, excerpt, ...message }) => ({ chatId, chatName, excerpt, message })),
    next,
    total: null,
  }
}

const shown = (ctx: ParticipantContext, message: store.StoredMessage, fromNumber: number): Message =>
  shownTo(describeMessage(ctx, message), fromNumber)

const describeAll = (ctx: ParticipantContext, messages: store.StoredMessage[], fromNumber: number): Message[] =>
  messages.map(message => shown(ctx, message, fromNumber))
