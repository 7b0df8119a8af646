// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildParticipant, buildUser } from '#web/testing/community.ts'
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
  const { sessionStore } = await import('./sessionState.ts')
  const went = () => location.pathname + location.search + location.hash
  return { went, sessionStore, ...(await import('./session.ts')) }
}
const reply = { token: 'a.b.c', firstLogin: true }

describe('a completed sign-in', () => {
  it('stores the token and its flag and forgets what came before', async () => {
    for (const key of ['hasLoggedIn', 'answers', 'profile', 'email']) localStorage.setItem(key, 'true')
    const { signIn, sessionStore } = await open()
    await signIn(reply)
    expect(localStorage.getItem('token')).toBe('a.b.c')
    expect(localStorage.getItem('firstLogin')).toBe('true')
    for (const key of ['hasLoggedIn', 'answers', 'profile', 'email']) expect(localStorage.getItem(key), key).toBeNull()
    expect(sessionStore.get().status).toBe('signedIn')
  })

  it('leads back to where the reader wanted to go, once', async () => {
    sessionStorage.setItem('redirectAfterLogin', '/event/walk?a=1#b')
    const { signIn, backTo, went } = await open()
    expect(backTo()).toBe('/event/walk?a=1#b')
    await signIn(reply)
    expect(went()).toBe('/event/walk?a=1#b')
    expect(sessionStorage.getItem('redirectAfterLogin')).toBeNull()
  })

  it('never leads or sends to another site', async () => {
    sessionStorage.setItem('redirectAfterLogin', '//evil.example')
    const { signIn, backTo, went } = await open()
    expect(backTo()).toBeUndefined()
    await signIn(reply)
    expect(went()).toBe('/my_communities')
  })

  it.each([
    ['an admin to the admin area', { user: buildUser({ role: 'ROLE_ADMIN' }) }, '/admin'],
    ['a moderator to the communities', { permissions: ['CAN_VIEW_ADMIN_PANEL'] }, '/my_communities'],
    [
      'a manager without a profile to the admin area',
      { permissions: ['CAN_VIEW_ADMIN_PANEL'], participant: null },
      '/admin',
    ],
    ['a member to the communities', {}, '/my_communities'],
    ['a newcomer to questions', { user: buildUser({ connectedParticipants: [] }), participant: null }, '/questions'],
  ])('otherwise leads %s', async (_who, own, path) => {
    server.answers['/api/init'] = started(own)
    const { signIn, went } = await open()
    await signIn(reply)
    expect(went()).toBe(path)
  })
})

describe('a sign-out', () => {
  it('ends the session on the server, clears the data and goes to login', async () => {
    server.answers['/api/auth/logout'] = { body: {} }
    const { signIn, signOut, sessionStore, went } = await open()
    await signIn(reply)
    signOut()
    expect(sessionStore.get()).toMatchObject({ status: 'visitor', user: null, permissions: [] })
    expect(localStorage.getItem('token')).toBeNull()
    expect(went()).toBe('/login')
    await vi.waitFor(() =>
      expect(server.received.find(call => call.path === '/api/auth/logout')?.headers.authorization).toBe(
        'Bearer a.b.c',
      ),
    )
  })
})

describe('a session that the server has ended', () => {
  it('drops the token and goes to login, to come back later', async () => {
    const { signIn, followSessionEnd, went } = await open('/contacts?page=2')
    await signIn(reply)
    history.replaceState(null, '', '/contacts?page=2')
    const stop = followSessionEnd()
    const { broadcast } = await import('./events.ts')
    broadcast('sessionEnded')
    stop()
    expect(localStorage.getItem('token')).toBeNull()
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/contacts?page=2')
    expect(went()).toBe('/login')
  })
})
