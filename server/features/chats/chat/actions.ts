import './news.ts'
import type { chatApi } from '#contract/chats/chat.ts'
import { chatLimits } from '#contract/chats/chat-fields.ts'
import { type ChatSignal, chatTopic } from '#contract/realtime/topics.ts'
import { openEvent, openManagedEvent, shownCoverUrl } from '#server/features/events/event/actions.ts'
import { findNextOfBoth } from '#server/features/events/participation/actions.ts'
import { findMatch } from '#server/features/matching/recommendation/actions.ts'
import { reportParticipant } from '#server/features/matching/report/actions.ts'
import { removeGroup } from '#server/features/notifications/notification/actions.ts'
import type { Action, ParticipantContext } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure } from '#server/platform/http/failure.ts'
import * as members from '../chat-member/store.ts'
import { appendMessages, publishChat } from '../message/message-saving.ts'
import { findMessage } from '../message/store.ts'
import { openEventChat } from './chat-of-event.ts'
import { openPair } from './chat-opening.ts'
import { describeChat, getChat, lockChatOf, lockOpenChatOf, openChatOf, readerOf } from './chat-view.ts'
import { canBeAdded, canOpenPair, pairOf } from './rules.ts'
import * as store from './store.ts'

export { lockChatOf, lockOpenChatOf, openChatOf } from './chat-view.ts'

type Api = typeof chatApi

export const list: Action<Api['list']> = async ({ communityId, name = '', ...paging }, ctx) => {
  ensureHere(ctx, communityId)
  const page = pageOf(paging)
  const found = await store.listChats(ctx.db, { ...readerOf(ctx), ...page, name })
  const { items, next } = cutPage(found, page, ({ lastAt, id }) => ({ at: lastAt, id }))
  const unreadChats = await store.countUnreadChats(ctx.db, ctx.actor.participantId)
  return { items: items.map(chat => describeChat(ctx, chat)), next, total: null, unreadChats }
}

export const create: Action<Api['create']> = async ({ communityId, participantIds, name }, ctx) => {
  ensureHere(ctx, communityId)
  ensure(ctx.actor.isEmailConfirmed, 'EMAIL_NOT_CONFIRMED')
  const me = ctx.actor.participantId
  const ids = [...new Set(participantIds)].filter(id => id !== me)
  const [first] = ids
  ensure(first, 'INVALID_INPUT')
  const id = ids.length === 1 && !name ? await createPair(ctx, first) : await createGroup(ctx, ids, name ?? '')
  return getChat(ctx, id)
}

async function createPair(ctx: ParticipantContext, otherId: string): Promise<string> {
  const me = ctx.actor.participantId
  const known = await store.findPair(ctx.db, pairOf(me, otherId))
  if (known) return known
  const [other] = await members.findAcquaintances(ctx.db, me, [otherId])
  ensure(other, 'NOT_FOUND')
  ensure(canOpenPair(other), 'NOT_CONNECTED')
  ensure(!other.isApart, 'CHAT_CLOSED')
  return openPair(ctx, me, otherId, me)
}

async function createGroup(ctx: ParticipantContext, ids: string[], name: string): Promise<string> {
  const { community, actor, now, db } = ctx
  await ensureAddable(ctx, ids)
  ensure(ids.length < chatLimits.members, 'TOO_MANY_MEMBERS')
  const id = ctx.newId()
  const createdBy = actor.participantId
  await store.insertChat(db, { communityId: community.id, id, kind: 'GROUP', name, createdBy, at: now })
  await members.insertMembers(db, { communityId: community.id, chatId: id, at: now }, [createdBy, ...ids])
  await publishChat(ctx, id, [createdBy, ...ids])
  await tellAdded(ctx, id, ids)
  return id
}

export const countUnread: Action<Api['countUnread']> = async (_input, { db, actor }) => {
  const mayChat = actor.participantId !== null && actor.permissions.includes('CAN_CHAT')
  return { unreadChats: mayChat ? await store.countUnreadChats(db, actor.participantId as string) : 0 }
}

export const listCandidates: Action<Api['listCandidates']> = async ({ search, chatId }, ctx) => {
  if (chatId) await openChatOf(ctx, chatId)
  const readerId = ctx.actor.participantId
  return members.listCandidates(ctx.db, { readerId, search, chatId: chatId ?? null, now: ctx.now })
}

export const get: Action<Api['get']> = async ({ id }, ctx) => getChat(ctx, id)

export const findDetails: Action<Api['findDetails']> = async ({ id }, ctx) => {
  const { kind, isOpen, person } = await getChat(ctx, id)
  if (kind !== 'PAIR' || !isOpen || !person) return null
  const match = await findMatch(ctx, person.id)
  if (!match) return null
  const event = await findNextOfBoth(ctx, person.id)
  return {
    position: match.person.position,
    company: match.person.company,
    relevanceLevel: match.relevanceLevel,
    reason: match.reason,
    nextEvent: event && {
      id: event.id,
      slug: event.slug,
      title: event.title,
      startsAt: event.startsAt,
      timeZone: event.timeZone,
      coverUrl: shownCoverUrl(ctx, event),
    },
    note: match.privateNote,
  }
}

export const listMembers: Action<Api['listMembers']> = async ({ id }, ctx) => {
  await openChatOf(ctx, id)
  return members.listMembers(ctx.db, id, readerOf(ctx))
}

export const add: Action<Api['add']> = async ({ id, participantIds }, ctx) => {
  const { db, community, actor, now } = ctx
  const chat = await lockOpenChatOf(ctx, id)
  ensure(chat.kind === 'GROUP', 'CHAT_CLOSED')
  const present = new Set(await members.listMemberIds(db, id))
  const ids = [...new Set(participantIds)].filter(each => !present.has(each))
  await ensureAddable(ctx, ids)
  ensure(present.size + ids.length <= chatLimits.members, 'TOO_MANY_MEMBERS')
  if (ids.length === 0) return getChat(ctx, id)
  await members.insertMembers(db, { communityId: community.id, chatId: id, at: now }, ids)
  const added = ids.map(participantId => ({
    authorId: actor.participantId,
    kind: 'ADDED' as const,
    data: { participantId },
  }))
  await appendMessages(ctx, id, added)
  await tellAdded(ctx, id, ids)
  return getChat(ctx, id)
}

export const rename: Action<Api['rename']> = async ({ id, name }, ctx) => {
  const chat = await lockOpenChatOf(ctx, id)
  ensure(chat.kind === 'GROUP', 'CHAT_CLOSED')
  if (await store.saveName(ctx.db, id, name))
    await appendMessages(ctx, id, [{ authorId: ctx.actor.participantId, kind: 'RENAMED', text: name }])
  return getChat(ctx, id)
}

export const leave: Action<Api['leave']> = async ({ id }, ctx) => {
  const me = ctx.actor.participantId
  const chat = await lockChatOf(ctx, id)
  ensure(chat.kind !== 'PAIR', 'CHAT_CLOSED')
  if (chat.kind === 'GROUP')
    await appendMessages(ctx, id, [{ authorId: me, kind: 'LEFT', data: { participantId: me } }])
  await members.removeMember(ctx.db, id, me, ctx.now)
  await publishChat(ctx, id, [me])
  return {}
}

export const mute: Action<Api['mute']> = async ({ id, isMuted }, ctx) => {
  const me = ctx.actor.participantId
  await lockChatOf(ctx, id)
  await members.saveMuted(ctx.db, id, me, isMuted)
  await publishChat(ctx, id, [me])
  return {}
}

export const markRead: Action<Api['markRead']> = async ({ id, number }, ctx) => {
  const { db, actor } = ctx
  const me = actor.participantId
  const chat = await lockChatOf(ctx, id)
  const upTo = Math.min(number, chat.lastNumber)
  const unread = await members.saveRead(db, id, me, upTo)
  if (unread !== null) {
    // In a closed chat it would show that the other is here, although they are shown to each other no longer.
    if (chat.isOpen) await publishSignal(ctx, id, { type: 'read', participantId: me, number: upTo })
    // Their other tabs and devices.
    await publishChat(ctx, id, [me])
    if (unread === 0) await removeGroup(ctx, members.lineOfChat(id), actor.userId)
  }
  return {
    unread: unread ?? (await members.findUnread(db, id, me)),
    unreadChats: await store.countUnreadChats(db, me),
  }
}

export const showTyping: Action<Api['showTyping']> = async ({ id }, ctx) => {
  const me = ctx.actor.participantId
  const { isOpen } = await openChatOf(ctx, id)
  if (isOpen) await publishSignal(ctx, id, { type: 'typing', participantId: me })
  return {}
}

export const report: Action<Api['report']> = async ({ id, messageId, reason, text }, ctx) => {
  const { db, actor } = ctx
  const me = actor.participantId
  const { fromNumber } = await openChatOf(ctx, id)
  const message = await findMessage(db, id, messageId, fromNumber)
  const subjectId = message?.authorId
  ensure(message && subjectId && subjectId !== me, 'MESSAGE_NOT_FOUND')
  await lockPair(ctx, me, subjectId)
  const quoted = { id: messageId, text: message.text }
  await reportParticipant(ctx, { authorId: me, subjectId, reason, text, message: quoted })
  await publishPair(ctx, me, subjectId)
  return {}
}

export const openForEvent: Action<Api['openForEvent']> = async ({ id }, ctx) => {
  const event = await openManagedEvent(ctx, id)
  return { chatId: await openEventChat(ctx, event.id, ctx.actor.participantId) }
}

export const findForEvent: Action<Api['findForEvent']> = async ({ id }, ctx) => {
  const { db, actor } = ctx
  const event = await openEvent(ctx, id)
  const chatId = await store.findEventChat(db, event.id)
  const isInside =
    chatId !== null && actor.participantId !== null && (await members.isMember(db, chatId, actor.participantId))
  return { chatId: isInside ? chatId : null, hasChat: chatId !== null }
}

/** Makes both ask again for the chat of the two, after it was closed or opened. */
export async function publishPair(ctx: ParticipantContext, one: string, other: string): Promise<void> {
  const chatId = await store.findPair(ctx.db, pairOf(one, other))
  if (chatId) await publishChat(ctx, chatId, [one, other])
}

/** Locks the chat of two people, if they have one, before something is written that closes it: no message comes after that. */
export async function lockPair({ db }: Pick<ParticipantContext, 'db'>, one: string, other: string): Promise<void> {
  const chatId = await store.findPair(db, pairOf(one, other))
  if (chatId) await store.lockChat(db, chatId)
}

async function ensureAddable(ctx: ParticipantContext, ids: string[]): Promise<void> {
  const found = await members.findAcquaintances(ctx.db, ctx.actor.participantId, ids)
  ensure(found.length === ids.length, 'NOT_FOUND')
  ensure(found.every(canBeAdded), 'NOT_CONNECTED')
}

const tellAdded = (ctx: ParticipantContext, chatId: string, ids: string[]): Promise<void> =>
  ctx.tell('chat.joined', ...ids.map(participantId => ({ chatId, participantId, byId: ctx.actor.participantId })))

/** Tells the others who have the chat open. */
async function publishSignal(ctx: ParticipantContext, chatId: string, signal: ChatSignal): Promise<void> {
  const hearers = (await members.listHearers(ctx, chatId)).map(({ participantId }) => participantId)
  const participantIds = hearers.filter(id => id !== signal.participantId)
  await ctx.publish({ topic: chatTopic(chatId), audience: { participantIds }, body: JSON.stringify(signal) })
}

/** The community is that of the host; another one is asked at its own. */
function ensureHere({ community }: ParticipantContext, communityId: string | undefined): void {
  ensure(communityId === undefined || communityId === community.id, 'NOT_FOUND')
}
