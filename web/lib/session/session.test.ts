// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildParticipant, buildUser } from '#web/testing/community.ts'
import { eventually } from '#web/testing/eventually.ts'
import { openPage } from '#web/testing/page.ts'

let server: ApiServer
const started = (own: object = {}) => ({
  body: { user: buildUser(), participant: buildParticipant(), permissions: [], ...own },
})

beforeEach(async () => {
  server = await startApiServer({ '/api/init': started() })
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => server.close())

async function open(path = '/login') {
  openPage({}, { apiOrigin: server.origin }, path)
  const { sessionStore } = await import('./state.ts')
  const went = () => location.pathname + location.search + location.hash
  const { signIn } = await import('./afterLogin.ts')
  return { went, sessionStore, signIn, ...(await import('./session.ts')) }
}
const reply = { token: 'a.b.c', firstLogin: true }

describe('logging out', () => {
  it('ends the session on the server, clears the data and redirects to the login', async () => {
    server.answers['/api/auth/logout'] = { body: {} }
    const { signIn, signOut, sessionStore, went } = await open()
    await signIn(reply)
    signOut()
    expect(sessionStore.get()).toMatchObject({ status: 'visitor', user: null, permissions: [] })
    expect(localStorage.getItem('token')).toBeNull()
    expect(went()).toBe('/login')
    await eventually(() =>
      expect(server.received.find(call => call.path === '/api/auth/logout')?.headers.authorization).toBe(
        'Bearer a.b.c',
      ),
    )
  })
})

describe('a session that the server has ended', () => {
  it('clears the token and redirects to the login, to return later', async () => {
    const { signIn, followSessionEnd, went } = await open('/contacts?page=2')
    await signIn(reply)
    history.replaceState(null, '', '/contacts?page=2')
    const stop = followSessionEnd()
    const { broadcast } = await import('../events.ts')
    // Each of the screen's calls is refused.
    broadcast('sessionEnded')
    broadcast('sessionEnded')
    stop()
    expect(localStorage.getItem('token')).toBeNull()
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/contacts?page=2')
    expect(went()).toBe('/login')
    expect(history.state).toMatchObject({ usr: { isEnded: true } })
  })
})

describe('another tab', () => {
  const tell = (oldValue: string | null, newValue: string | null) => {
    if (newValue === null) localStorage.removeItem('token')
    else localStorage.setItem('token', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue, newValue }))
  }

  it('that logs out logs this one out too, to return later', async () => {
    const { signIn, followSessionEnd, sessionStore, went } = await open()
    await signIn(reply)
    history.replaceState(null, '', '/contacts?page=2')
    const stop = followSessionEnd()
    tell('a.b.c', null)
    stop()
    expect(sessionStore.get()).toMatchObject({ status: 'visitor', user: null })
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/contacts?page=2')
    expect(went()).toBe('/login')
  })

  it('that signs in another user switches this one too', async () => {
    server.answers['/api/current-user'] = { body: buildUser({ email: 'boris@harbour.example' }) }
    server.answers['/api/current-participant'] = { body: buildParticipant({ firstName: 'Boris' }) }
    server.answers['/api/permission/my'] = { body: [] }
    const { signIn, followSessionEnd, sessionStore } = await open()
    await signIn(reply)
    const stop = followSessionEnd()
    tell('a.b.c', 'd.e.f')
    expect(sessionStore.get()).toMatchObject({ status: 'loading', user: null })
    await eventually(() => expect(sessionStore.get().participant?.firstName).toBe('Boris'))
    stop()
    const asked = server.received.find(call => call.path === '/api/current-user')
    expect(asked?.headers.authorization).toBe('Bearer d.e.f')
  })

  it('that signs in continues a waiting login', async () => {
    server.answers['/api/current-user'] = { body: buildUser() }
    server.answers['/api/current-participant'] = { body: buildParticipant() }
    server.answers['/api/permission/my'] = { body: [] }
    sessionStorage.setItem('redirectAfterLogin', '/contacts?page=2')
    const { followSessionEnd, sessionStore, went } = await open('/login')
    const stop = followSessionEnd()
    tell(null, 'a.b.c')
    await eventually(() => expect(sessionStore.get().status).toBe('signedIn'))
    stop()
    expect(went()).toBe('/contacts?page=2')
  })

  it('that stores something else is ignored', async () => {
    const { signIn, followSessionEnd, sessionStore } = await open()
    await signIn(reply)
    const stop = followSessionEnd()
    dispatchEvent(new StorageEvent('storage', { key: 'language', oldValue: null, newValue: 'ru-RU' }))
    stop()
    expect(sessionStore.get().status).toBe('signedIn')
  })
})
