// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, it } from 'vitest'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildParticipant, buildUser } from '#web/testing/community.ts'
import { enter, openSignedIn, press, shown } from '#web/testing/signedInPage.tsx'

let server: ApiServer
let root: Root | null = null

beforeEach(async () => {
  server = await startApiServer({
    'GET /api/chats': { body: { items: [], next: null, total: null, unreadChats: 0 } },
    'GET /api/chats/search': { status: 400 },
    '/api/chats/unread': { body: { unreadChats: 0 } },
  })
})
afterEach(async () => {
  await act(async () => root?.unmount())
  root = null
  await server.close()
})

it('a search that failed says so, and can be tried again', async () => {
  root = await openSignedIn(server, '/chats', ['chats'])
  const { setSignedIn } = await import('#web/lib/session/state.ts')
  await act(async () => setSignedIn({ user: buildUser(), participant: buildParticipant(), permissions: ['CAN_CHAT'] }))
  await enter('Search chats', 'samovar')
  await shown('This did not load')
  server.answers['GET /api/chats/search'] = { body: { items: [], next: null, total: null } }
  await press('Try again')
  await shown('No message has these words.')
})
