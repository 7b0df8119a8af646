// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { openSignedIn, settle } from '#web/testing/signedInPage.tsx'

let server: ApiServer
let root: Root
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  server = await startApiServer()
})
afterEach(async () => {
  await act(async () => root.unmount())
  await server.close()
})

it.each([
  ['status 401', { status: 401, body: { message: 'x', code: 1002 } }],
  ['code 405', { status: 403, body: { message: 'x', code: 405 } }],
])(
  'a call that is refused with %s while a screen is open clears the token and opens the login',
  async (_what, refusal) => {
    root = await openSignedIn(server, '/notifications', ['notifications', 'auth', 'account'])
    expect([location.pathname, localStorage.getItem('token')]).toEqual(['/notifications', 'a.b.c'])
    server.answers['/api/current-user'] = refusal
    const { api } = await import('#web/lib/calls/api.ts')
    await act(async () => void (await api.user.getCurrent().catch(() => undefined)))
    await settle(() => expect(location.pathname).toBe('/login'))
    expect(localStorage.getItem('token')).toBeNull()
  },
)
