// @vitest-environment happy-dom

import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildUser } from '#web/testing/community.ts'
import { openPage } from '#web/testing/page.ts'
import { settle } from '#web/testing/signedInPage.tsx'

let server: ApiServer
let root: Root

beforeEach(async () => {
  server = await startApiServer({ '/api/permission/my': { body: [] } })
  openPage({}, { apiOrigin: server.origin }, '/events')
  const { setSignedIn } = await import('#web/lib/session/state.ts')
  setSignedIn({ user: buildUser(), participant: null, permissions: [] })
  const { RightsWatch } = await import('./RightsWatch.tsx')
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () => root.render(<RightsWatch />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  await server.close()
})

it.each([
  ['comes with a notification', { id: 'new' }],
  ['came while there was no connection', { type: 'catchUp' }],
])('a change of rights that %s is followed', async (_, frame) => {
  const { sessionStore } = await import('#web/lib/session/state.ts')
  const { deliver } = await import('#web/lib/realtime/topics.ts')
  server.answers['/api/permission/my'] = { body: ['CAN_MODERATE_COMMUNITY'] }
  await act(async () => deliver('notifications', frame))
  await settle(() => expect(sessionStore.get().permissions).toEqual(['CAN_MODERATE_COMMUNITY']))
})
