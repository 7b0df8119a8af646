import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, list, text } from '../shapes.ts'
import { chatLimits, reactionEmojis } from './chat-fields.ts'
import { chat, lastMessage, message } from './chat-shapes.ts'

const place = { id, messageId: id }
const number = z.coerce.number().int().min(0).max(2_147_483_647)

export const messageApi = {
  list: endpoint({
    call: 'GET /api/chats/:id',
    access: 'CAN_CHAT',
    summary:
      'List the messages of a chat in their order: the newest, those `before` or `after` a number, or those `around` one. `page` 0 is the newest page.',
    input: {
      id,
      before: number.optional(),
      after: number.optional(),
      around: number.optional(),
      page: z.coerce.number().int().min(0).max(50).optional(),
      size: z.coerce.number().int().min(1).max(100).optional(),
    },
    reply: z.strictObject({
      chat,
      items: z.array(message),
      /** Whether there are earlier and later ones. */
      hasEarlier: z.boolean(),
      hasLater: z.boolean(),
    }),
    fails: ['CHAT_NOT_FOUND'],
  }),
  listChanges: endpoint({
    call: 'GET /api/chats/:id/changes',
    access: 'CAN_CHAT',
    summary: 'List every message that was sent, edited, deleted or reacted to after a change, as it is now.',
    input: { id, after: number },
    reply: z.strictObject({
      chat,
      items: z.array(message),
      /** There are more than one reply holds: the reader starts again from the newest page. */
      isTooMany: z.boolean(),
    }),
    fails: ['CHAT_NOT_FOUND'],
  }),
  send: endpoint({
    call: 'POST /api/chats/:id',
    access: 'CAN_CHAT',
    summary: 'Send a message, with or without files.',
    input: {
      id,
      text: text(chatLimits.text).default(''),
      replyToId: id.optional(),
      fileIds: z.array(id).max(chatLimits.files).default([]),
    },
    reply: message,
    fails: [
      'CHAT_NOT_FOUND',
      'CHAT_CLOSED',
      'MESSAGE_EMPTY',
      'MESSAGE_NOT_FOUND',
      'FILE_NOT_FOUND',
      'EMAIL_NOT_CONFIRMED',
    ],
    idempotent: true,
    limit: 'chatMessage',
  }),
  edit: endpoint({
    call: 'PATCH /api/chats/:id/messages/:messageId',
    access: 'CAN_CHAT',
    summary: 'Change the text of an own message. It is marked as edited.',
    input: { ...place, text: text(chatLimits.text) },
    reply: message,
    fails: ['CHAT_NOT_FOUND', 'CHAT_CLOSED', 'MESSAGE_NOT_FOUND', 'MESSAGE_EMPTY'],
    limit: 'chatMessage',
  }),
  remove: endpoint({
    call: 'DELETE /api/chats/:id/messages/:messageId',
    access: 'CAN_CHAT',
    summary: 'Delete an own message with its files. A trace stays.',
    input: place,
    reply: message,
    fails: ['CHAT_NOT_FOUND', 'MESSAGE_NOT_FOUND'],
    limit: 'chatMessage',
  }),
  react: endpoint({
    call: 'POST /api/chats/:id/messages/:messageId/reactions',
    access: 'CAN_CHAT',
    summary: 'Add a reaction to a message, or take it back.',
    input: { ...place, emoji: z.enum(reactionEmojis), isOn: z.boolean() },
    reply: message,
    fails: ['CHAT_NOT_FOUND', 'CHAT_CLOSED', 'MESSAGE_NOT_FOUND'],
    limit: 'chatMessage',
  }),
  search: endpoint({
    call: 'GET /api/chats/search',
    access: 'CAN_CHAT',
    summary: "Search the messages of all the caller's chats, newest first.",
    input: {
      query: z.string().trim().min(1).max(chatLimits.search),
      after: z.string().max(200).optional(),
      size: z.coerce.number().int().min(1).max(50).optional(),
    },
    reply: list(
      z.strictObject({
        chatId: id,
        chatName: z.string(),
        message: lastMessage,
        /** The text around the words, which stand between U+0001 and U+0002. */
        excerpt: z.string(),
      }),
    ),
  }),
}
