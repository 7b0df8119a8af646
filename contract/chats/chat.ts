import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { reportReasons } from '../matching/report.ts'
import { id, instant, list, name, nothing, paging, text } from '../shapes.ts'
import { chatLimits } from './chat-fields.ts'
import { chat, chatDetails, chatPerson } from './chat-shapes.ts'

const groupName = name(chatLimits.name)
const participantIds = z.array(id).min(1).max(chatLimits.members)

export const chatApi = {
  list: endpoint({
    call: 'GET /api/chats',
    access: 'CAN_CHAT',
    summary: "List the caller's chats, those with the latest message first.",
    input: { communityId: id.optional(), name: z.string().trim().max(chatLimits.search).optional(), ...paging },
    reply: list(chat).extend({ unreadChats: z.number().int() }),
  }),
  create: endpoint({
    call: 'POST /api/chats',
    access: 'CAN_CHAT',
    summary:
      'Start a chat: with one connected person, which opens the chat of the two if there is one, or with several under a name.',
    input: { communityId: id.optional(), participantIds, name: groupName.optional() },
    reply: chat,
    fails: ['EMAIL_NOT_CONFIRMED', 'NOT_CONNECTED', 'CHAT_CLOSED', 'TOO_MANY_MEMBERS'],
    idempotent: true,
    limit: 'chat',
  }),
  countUnread: endpoint({
    call: 'GET /api/chats/unread',
    access: 'user',
    summary: 'Count the chats with unread messages. Muted ones do not count; zero for users who may not chat.',
    reply: z.strictObject({ unreadChats: z.number().int() }),
  }),
  listCandidates: endpoint({
    call: 'GET /api/chats/candidates',
    access: 'CAN_CHAT',
    summary: 'List whom the caller may start a chat with or add to one: connected people, by name.',
    input: { search: z.string().trim().max(chatLimits.search).default(''), chatId: id.optional() },
    reply: z.array(chatPerson),
  }),
  get: endpoint({
    call: 'GET /api/chats/:id/state',
    access: 'CAN_CHAT',
    summary: 'Get a chat without its messages.',
    input: { id },
    reply: chat,
    fails: ['CHAT_NOT_FOUND'],
  }),
  findDetails: endpoint({
    call: 'GET /api/chats/:id/details',
    access: 'CAN_CHAT',
    summary:
      "Find what the two of a chat have in common: why they fit, the next event that both are going to, the caller's private note. Null for a chat of several, and for a closed one.",
    input: { id },
    reply: chatDetails.nullable(),
    fails: ['CHAT_NOT_FOUND'],
  }),
  listMembers: endpoint({
    call: 'GET /api/chats/:id/participants',
    access: 'CAN_CHAT',
    summary: 'List who is in a chat, and those who wrote in it and left.',
    input: { id },
    reply: z.array(chatPerson.extend({ isMember: z.boolean(), readNumber: z.number().int() })),
    fails: ['CHAT_NOT_FOUND'],
  }),
  add: endpoint({
    call: 'POST /api/chats/:id/participants',
    access: 'CAN_CHAT',
    summary: 'Add people to a group. They see what is written from then on.',
    input: { id, participantIds },
    reply: chat,
    fails: ['CHAT_NOT_FOUND', 'NOT_CONNECTED', 'TOO_MANY_MEMBERS', 'CHAT_CLOSED'],
    idempotent: true,
    limit: 'chat',
  }),
  rename: endpoint({
    call: 'PATCH /api/chats/:id',
    access: 'CAN_CHAT',
    summary: 'Rename a group.',
    input: { id, name: groupName },
    reply: chat,
    fails: ['CHAT_NOT_FOUND', 'CHAT_CLOSED'],
    limit: 'chat',
  }),
  leave: endpoint({
    call: 'POST /api/chats/:id/leave',
    access: 'CAN_CHAT',
    summary: 'Leave a group or the chat of an event.',
    input: { id },
    reply: nothing,
    fails: ['CHAT_NOT_FOUND', 'CHAT_CLOSED'],
    limit: 'chat',
  }),
  mute: endpoint({
    call: 'POST /api/chats/:id/mute',
    access: 'CAN_CHAT',
    summary: 'Mute a chat or hear of it again.',
    input: { id, isMuted: z.boolean() },
    reply: nothing,
    fails: ['CHAT_NOT_FOUND'],
    limit: 'write',
  }),
  markRead: endpoint({
    call: 'POST /api/chats/:id/read',
    access: 'CAN_CHAT',
    summary: 'Mark messages as read up to a number. A lower number than before changes nothing.',
    input: { id, number: z.number().int().min(0).max(2_147_483_647) },
    reply: z.strictObject({ unread: z.number().int(), unreadChats: z.number().int() }),
    fails: ['CHAT_NOT_FOUND'],
    limit: 'chatRead',
  }),
  showTyping: endpoint({
    call: 'POST /api/chats/:id/typing',
    access: 'CAN_CHAT',
    summary: 'Show the others for some seconds that the caller is typing.',
    input: { id },
    reply: nothing,
    fails: ['CHAT_NOT_FOUND'],
    limit: 'chatRead',
  }),
  report: endpoint({
    call: 'POST /api/chats/:id/report',
    access: 'CAN_CHAT',
    summary:
      'Report a message to the moderators, with its text as it is now. The two are never shown to each other again.',
    input: { id, messageId: id, reason: z.enum(reportReasons), text: text(chatLimits.text).default('') },
    reply: nothing,
    fails: ['CHAT_NOT_FOUND', 'MESSAGE_NOT_FOUND'],
    limit: 'reach',
  }),
  openForEvent: endpoint({
    call: 'POST /api/event/:id/chat',
    access: 'user',
    summary: 'Open the group chat of an event, for those who go and its organisers with a profile. Organisers only.',
    input: { id: z.string().min(1).max(80) },
    reply: z.strictObject({ chatId: id }),
    fails: ['EVENT_NOT_FOUND'],
    idempotent: true,
    limit: 'write',
  }),
  findForEvent: endpoint({
    call: 'GET /api/event/:id/chat',
    access: 'user',
    summary: 'Find the group chat of an event, if it has one and the caller is in it.',
    input: { id: z.string().min(1).max(80) },
    reply: z.strictObject({ chatId: id.nullable(), hasChat: z.boolean() }),
    fails: ['EVENT_NOT_FOUND'],
  }),
}

/** Private blocks. The other is not told. */
export const personalBlockApi = {
  create: endpoint({
    call: 'POST /api/participant/:participantId/block',
    access: 'member',
    summary: 'Block a participant: the chat of the two is closed for both, and they are not shown to each other.',
    input: { participantId: id },
    reply: nothing,
    limit: 'write',
  }),
  remove: endpoint({
    call: 'DELETE /api/participant/:participantId/block',
    access: 'member',
    summary: 'Unblock a participant.',
    input: { participantId: id },
    reply: nothing,
    limit: 'write',
  }),
  listForModerators: endpoint({
    call: 'GET /api/moderation/personal-blocks',
    access: 'CAN_MODERATE_COMMUNITY',
    summary: 'List people whom members have blocked, with how many did, most first. Who did is not told.',
    reply: z.array(
      z.strictObject({
        id,
        slug: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        blockedBy: z.number().int(),
        lastAt: instant,
      }),
    ),
  }),
  list: endpoint({
    call: 'GET /api/participant/blocked',
    access: 'member',
    summary: 'List whom the caller has blocked.',
    reply: z.array(
      z.strictObject({ id, firstName: z.string(), lastName: z.string(), avatarUrl: z.string().nullable() }),
    ),
  }),
}
