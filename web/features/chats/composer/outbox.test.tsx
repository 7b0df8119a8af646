// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { OutboxMessage } from '#web/lib/browser/storage.ts'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildMessage, chatId } from '#web/testing/chat.ts'
import { buildParticipant, buildUser, participantId } from '#web/testing/community.ts'
import { openSignedIn, settle } from '#web/testing/signedInPage.tsx'

let server: ApiServer
let root: Root | null = null

beforeEach(async () => {
  localStorage.clear()
  server = await startApiServer({
    [`POST /api/chats/${chatId}`]: ({ body }) => ({ body: buildMessage({ text: JSON.parse(body).text }) }),
    '/api/chats/unread': { body: { unreadChats: 0 } },
  })
})
afterEach(async () => {
  await act(async () => root?.unmount())
  root = null
  await server.close()
})

const storage = async () => (await import('#web/lib/browser/storage.ts')).stored.chatOutbox
const written = (text: string, key: string): OutboxMessage => ({ chatId, text, key, at: '', failure: null })
const sent = () => server.received.filter(({ method, path }) => method === 'POST' && path === `/api/chats/${chatId}`)

async function open(): Promise<void> {
  root = await openSignedIn(server, '/notifications', ['notifications'])
  const { setSignedIn } = await import('#web/lib/session/state.ts')
  await act(async () => setSignedIn({ user: buildUser(), participant: buildParticipant(), permissions: ['CAN_CHAT'] }))
}

it('a message from a former visit is sent from any screen, once', async () => {
  ;(await storage()).set({ participantId, messages: [written('From the train', 'k1')] })
  await open()
  await settle(() => expect(sent().map(({ headers }) => headers['idempotency-key'])).toEqual(['k1']))
  const kept = await storage()
  await settle(() => expect(kept.get()).toBeNull())
})

it('a message that another tab has not sent yet stays kept', async () => {
  await open()
  const kept = await storage()
  const { openOutbox, send } = await import('./outbox.ts')
  openOutbox(participantId)
  const other = written('From another tab', 'k2')
  kept.set({ participantId, messages: [other] })
  send({ chatId, text: 'From this one' })
  expect(kept.get()?.messages.map(({ text }) => text)).toEqual(['From another tab', 'From this one'])
  await settle(() => expect(kept.get()?.messages).toEqual([other]))
})
