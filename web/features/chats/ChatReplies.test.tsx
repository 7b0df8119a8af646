// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildChat, buildMessage, buildPerson, chatId, otherId } from '#web/testing/chat.ts'
import { buildParticipant, buildUser, participantId } from '#web/testing/community.ts'
import { holdReply } from '#web/testing/holdReply.ts'
import { openSignedIn, settle, shown } from '#web/testing/signedInPage.tsx'

/* Replies that come after a frame or a reply which is newer than they are. */

let server: ApiServer
let root: Root | null = null
let isOnline: boolean
let unreadChats: number
const path = `/api/chats/${chatId}`
const message = buildMessage({ number: 1, seq: 1, text: 'Hello', authorId: participantId })
const chat = (own = {}) =>
  buildChat({ lastSeq: 1, lastNumber: 1, person: buildPerson({ isOnline }), lastMessage: null, ...own })

beforeEach(async () => {
  isOnline = false
  unreadChats = 1
  localStorage.clear()
  server = await startApiServer({
    'GET /api/chats': () => ({ body: { items: [chat()], next: null, total: null, unreadChats } }),
    [`GET ${path}`]: () => ({ body: { chat: chat(), items: [message], hasEarlier: false, hasLater: false } }),
    [`GET ${path}/state`]: () => ({ body: chat() }),
    [`GET ${path}/changes`]: () => ({ body: { chat: chat(), items: [], isTooMany: false } }),
    [`POST ${path}/read`]: () => ({ body: { unread: 0, unreadChats } }),
    'GET /api/chats/unread': () => ({ body: { unreadChats } }),
  })
})
afterEach(async () => {
  await act(async () => root?.unmount())
  root = null
  await server.close()
})

async function open(to = `/chats/${chatId}`): Promise<void> {
  root = await openSignedIn(server, to, ['chats'])
  const { setSignedIn } = await import('#web/lib/session/state.ts')
  const { isLiveStore } = await import('#web/lib/realtime/realtime.ts')
  // Without a connection the page polls, and repairs itself.
  isLiveStore.set(true)
  await act(async () => setSignedIn({ user: buildUser(), participant: buildParticipant(), permissions: ['CAN_CHAT'] }))
}
async function frame(name: Parameters<typeof import('#web/lib/realtime/topics.ts').deliver>[0], body: unknown) {
  const { deliver } = await import('#web/lib/realtime/topics.ts')
  await act(async () => deliver(name, body))
}
const elsewhere = () => frame('chats', { chatId: 'another', seq: 1, message: null, lastAt: '' })
const dots = () => document.querySelectorAll('[role=img][aria-label=Online]').length
const badge = () => document.querySelector('nav a[href="/chats"]')?.textContent

it('somebody who was heard of as online is not, once the list and the chat are loaded without it, as after a block', async () => {
  await open()
  await shown('Hello')
  await frame('presence', { participantId: otherId, online: true })
  await settle(() => expect(dots()).toBe(1))
  expect(document.querySelector('[data-online]')).not.toBeNull()
  await elsewhere()
  await settle(() => expect(dots()).toBe(0))
  expect(document.querySelector('[data-online]')).toBeNull()
})

it('somebody who comes online while the list is being loaded is online', async () => {
  const held = holdReply(server, 'GET /api/chats')
  await open('/chats')
  await settle(() => expect(held.isAsked()).toBe(true))
  await frame('presence', { participantId: otherId, online: true })
  held.release()
  await shown('Mikhail Orlov')
  expect(dots()).toBe(1)
})

it('the count of unread chats stays when the older reply to a read mark comes after it', async () => {
  server.answers[`GET ${path}`] = () => ({
    body: { chat: chat({ unread: 1 }), items: [{ ...message, authorId: otherId }], hasEarlier: false, hasLater: false },
  })
  unreadChats = 0
  const held = holdReply(server, `POST ${path}/read`)
  await open()
  await settle(() => expect(held.isAsked()).toBe(true))
  unreadChats = 2
  await elsewhere()
  await settle(() => expect(badge()).toContain('2 new'))
  const lists = () => server.received.filter(call => call.path === '/api/chats').length
  const before = lists()
  held.release()
  await settle(() => expect(lists()).toBeGreaterThan(before))
  expect(badge()).toContain('2 new')
})

it('a message stays read when the chat as it was before comes after the signal', async () => {
  await open()
  await shown('Hello')
  const held = holdReply(server, `GET ${path}/state`)
  await frame('chats', { chatId, seq: 2, message: null, lastAt: '' })
  await settle(() => expect(held.isAsked()).toBe(true))
  await frame(`/topic/chat/${chatId}`, { type: 'read', participantId: otherId, number: 1 })
  const ticks = () => document.querySelector('[role=log] svg[role=img]')?.getAttribute('aria-label')
  await settle(() => expect(ticks()).toBe('Read'))
  server.answers[`GET ${path}/state`] = () => ({ body: chat({ readByOthers: 1, name: 'Newest' }) })
  held.release()
  await shown('Newest')
  expect(ticks()).toBe('Read')
})
