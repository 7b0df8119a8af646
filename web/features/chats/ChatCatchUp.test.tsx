// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Message } from '#contract/chats/chat-shapes.ts'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildChat, buildMessage, chatId } from '#web/testing/chat.ts'
import { buildParticipant, buildUser } from '#web/testing/community.ts'
import { holdReply } from '#web/testing/holdReply.ts'
import { openSignedIn, settle, shown } from '#web/testing/signedInPage.tsx'

/* Messages that come while a reply that was read before them is under way. */

let server: ApiServer
let root: Root | null = null
let messages: Message[]
const path = `/api/chats/${chatId}`
const chat = () => buildChat({ lastSeq: messages.length, lastNumber: messages.length })
const pageNow = () => ({ body: { chat: chat(), items: [...messages], hasEarlier: false, hasLater: false } })
const changesNow = (after: number) => ({
  body: { chat: chat(), items: messages.filter(({ seq }) => seq > after), isTooMany: false },
})

beforeEach(async () => {
  messages = [buildMessage({ number: 1, seq: 1, text: 'Hello' })]
  localStorage.clear()
  server = await startApiServer({
    'GET /api/chats': { body: { items: [], next: null, total: null, unreadChats: 0 } },
    [`GET ${path}`]: pageNow,
    [`GET ${path}/state`]: () => ({ body: chat() }),
    [`POST ${path}/read`]: { body: { unread: 0, unreadChats: 0 } },
    [`GET ${path}/changes`]: ({ query }) => changesNow(Number(query.get('after'))),
    '/api/chats/unread': { body: { unreadChats: 0 } },
  })
})
afterEach(async () => {
  await act(async () => root?.unmount())
  root = null
  await server.close()
})

async function open(): Promise<void> {
  root = await openSignedIn(server, `/chats/${chatId}`, ['chats'])
  const { setSignedIn } = await import('#web/lib/session/state.ts')
  const { isLiveStore } = await import('#web/lib/realtime/realtime.ts')
  // Without a connection the page polls, and repairs itself.
  isLiveStore.set(true)
  await act(async () => setSignedIn({ user: buildUser(), participant: buildParticipant(), permissions: ['CAN_CHAT'] }))
}
const texts = () => [...document.querySelectorAll('[role=log] [class*=bubble]')].map(each => each.textContent)
const write = (text: string) => {
  const message = buildMessage({ number: messages.length + 1, seq: messages.length + 1, text })
  messages.push(message)
  return message
}

const topics = () => import('#web/lib/realtime/topics.ts')

it('a message whose frame comes while the first page is under way is shown', async () => {
  const held = holdReply(server, `GET ${path}`)
  await open()
  await settle(() => expect(held.isAsked()).toBe(true))
  const message = write('Meanwhile')
  const { deliver } = await topics()
  await act(async () => deliver('chats', { chatId, seq: message.seq, message, lastAt: '' }))
  held.release()
  await settle(() => expect(texts()).toEqual(['Hello', 'Meanwhile']))
})

it('a message that came before the subscription and after the first page was read is shown', async () => {
  const held = holdReply(server, `GET ${path}`)
  await open()
  await settle(() => expect(held.isAsked()).toBe(true))
  write('Meanwhile')
  const { catchUp } = await topics()
  await act(async () => catchUp('chats'))
  held.release()
  await settle(() => expect(texts()).toEqual(['Hello', 'Meanwhile']))
})

it('a message that came while the changes were under way is asked for again', async () => {
  await open()
  await shown('Hello')
  const held = holdReply(server, `GET ${path}/changes`)
  const { catchUp } = await topics()
  await act(async () => catchUp('chats'))
  await settle(() => expect(held.isAsked()).toBe(true))
  write('Meanwhile')
  await act(async () => catchUp('chats'))
  held.release()
  await settle(() => expect(texts()).toEqual(['Hello', 'Meanwhile']))
})

it('changes that the server could not tell are asked for again by themselves', async () => {
  await open()
  await shown('Hello')
  let failures = 0
  const usual = server.answers[`GET ${path}/changes`]
  server.answers[`GET ${path}/changes`] = () => {
    failures += 1
    if (usual) server.answers[`GET ${path}/changes`] = usual
    return { status: 503 }
  }
  write('Meanwhile')
  const { catchUp } = await topics()
  await act(async () => catchUp('chats'))
  await settle(() => expect(texts()).toEqual(['Hello', 'Meanwhile']))
  expect(failures).toBe(1)
})
