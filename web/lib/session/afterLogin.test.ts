// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildCommunity, buildParticipant, buildUser, communityId } from '#web/testing/community.ts'
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
  const left: string[] = []
  vi.spyOn(location, 'assign').mockImplementation(to => void left.push(String(to)))
  const went = () => location.pathname + location.search + location.hash
  const { loginInput, saveLoginParameters } = await import('./loginParameters.ts')
  return { went, left, sessionStore, loginInput, saveLoginParameters, ...(await import('./afterLogin.ts')) }
}
const reply = { token: 'a.b.c', firstLogin: true }

describe('a completed sign-in', () => {
  it('stores the token and firstLogin, and clears the previous session', async () => {
    for (const key of ['hasLoggedIn', 'answers', 'profile', 'email']) localStorage.setItem(key, 'true')
    const { signIn, sessionStore } = await open()
    await signIn(reply)
    expect(localStorage.getItem('token')).toBe('a.b.c')
    expect(localStorage.getItem('firstLogin')).toBe('true')
    for (const key of ['hasLoggedIn', 'answers', 'profile', 'email']) expect(localStorage.getItem(key), key).toBeNull()
    expect(sessionStore.get().status).toBe('signedIn')
  })

  it('loads the community only if none is stored, and stores it', async () => {
    server.answers[`/api/community/${communityId}`] = { body: buildCommunity() }
    const { signIn } = await open()
    await signIn(reply)
    await signIn(reply)
    expect(server.received.filter(call => call.path === `/api/community/${communityId}`)).toHaveLength(1)
    expect(localStorage.getItem('referenceCommunityId')).toBe(communityId)
  })

  it('redirects to the saved path, once', async () => {
    sessionStorage.setItem('redirectAfterLogin', '/event/walk?a=1#b')
    const { signIn, loginInput, went } = await open()
    expect(loginInput()).toEqual({ backTo: '/event/walk?a=1#b' })
    await signIn(reply)
    expect(went()).toBe('/event/walk?a=1#b')
    expect(sessionStorage.getItem('redirectAfterLogin')).toBeNull()
  })

  it('never redirects to another site', async () => {
    sessionStorage.setItem('redirectAfterLogin', '//evil.example')
    const { signIn, loginInput, went } = await open()
    expect(loginInput()).toEqual({})
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
  ])('otherwise redirects %s', async (_who, own, path) => {
    server.answers['/api/init'] = started(own)
    const { signIn, went } = await open()
    await signIn(reply)
    expect(went()).toBe(path)
  })
})

describe('saved login parameters', () => {
  const boris = '00000000-0000-7000-8000-0000000000cc'
  const calls = (path: string) => server.received.filter(call => call.path === path)
  const newcomer = () => started({ user: buildUser({ connectedParticipants: [] }), participant: null })

  it('an intro opens its dialog', async () => {
    const { signIn, saveLoginParameters, loginInput, went } = await open()
    saveLoginParameters(`?introFor=${boris}`)
    expect(loginInput()).toEqual({ introFor: boris })
    await signIn(reply)
    expect(went()).toBe(`/my_communities?introFor=${boris}`)
    expect(loginInput()).toEqual({})
  })

  it('an intro waits until a newcomer has a profile', async () => {
    server.answers['/api/init'] = newcomer()
    const { signIn, saveLoginParameters, went } = await open()
    saveLoginParameters(`?introFor=${boris}`)
    await signIn(reply)
    expect(went()).toBe('/questions')
    expect(sessionStorage.getItem('onboardingRedirect')).toBe(`/my_communities?introFor=${boris}`)
  })

  it.each(['?introFor=somebody', '?backTo=javascript:alert(1)', '?backTo=//evil.example', '?telegramChatId=12'])(
    '%s is not saved',
    async query => {
      const { saveLoginParameters, loginInput } = await open()
      saveLoginParameters(query)
      expect(loginInput()).toEqual({})
      expect(sessionStorage.getItem('telegram')).toBeNull()
    },
  )

  it('an absolute address of this site becomes a path', async () => {
    const { saveLoginParameters, loginInput } = await open()
    saveLoginParameters(`?backTo=${encodeURIComponent(`${location.origin}/events?show=past`)}`)
    expect(loginInput()).toEqual({ backTo: '/events?show=past' })
  })

  it('an address of another community is opened with a ticket', async () => {
    server.answers['/api/auth/ticket'] = { body: { url: 'http://other.example/events?token=once' } }
    const { signIn, saveLoginParameters, left } = await open()
    saveLoginParameters('?backTo=http://other.example/events')
    await signIn(reply)
    expect(left).toEqual(['http://other.example/events?token=once'])
    expect(JSON.parse(calls('/api/auth/ticket')[0]?.body ?? '')).toEqual({ url: 'http://other.example/events' })
  })

  it('an address that the server refuses is not followed', async () => {
    server.answers['/api/auth/ticket'] = { status: 403, body: {} }
    const { signIn, saveLoginParameters, left, went } = await open()
    saveLoginParameters('?backTo=https://evil.example/')
    await signIn(reply)
    expect(left).toEqual([])
    expect(went()).toBe('/my_communities')
  })

  it.each([
    [
      'a code and who gave it',
      { invitationCode: 'tea', invitedBy: boris },
      '/api/invitation/tea',
      { invitedBy: boris },
    ],
    ['a member alone', { invitedBy: boris }, `/api/invitation/${boris}`, { invitedBy: boris }],
    ['a code alone', { invitationCode: 'tea' }, '/api/invitation/tea', {}],
  ])('an invitation by %s is accepted at the first login, and removed', async (_by, kept, path, body) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    const { signIn, went } = await open()
    await signIn(reply)
    expect(calls(path).map(call => JSON.parse(call.body))).toEqual([body])
    expect(localStorage.getItem('invitedBy') ?? localStorage.getItem('invitationCode')).toBeNull()
    expect(went()).toBe('/my_communities')
  })

  it('an invitation that cannot be accepted is only logged', async () => {
    localStorage.setItem('invitedBy', boris)
    server.answers[`/api/invitation/${boris}`] = { status: 500, body: {} }
    const { signIn, sessionStore, went } = await open()
    const logged = vi.spyOn(console, 'warn').mockReturnValue()
    await signIn(reply)
    expect(logged).toHaveBeenCalledWith('The invitation was not accepted', expect.anything())
    expect(sessionStore.get().status).toBe('signedIn')
    expect(went()).toBe('/my_communities')
  })

  it('an invitation waits for a first login', async () => {
    localStorage.setItem('invitedBy', boris)
    const { signIn } = await open()
    await signIn({ ...reply, firstLogin: false })
    expect(calls(`/api/invitation/${boris}`)).toEqual([])
    expect(localStorage.getItem('invitedBy')).toBe(boris)
  })

  const chat = '?telegramChatId=-42&telegramNonce=signed&telegramUsername=anna'

  it('a Telegram chat is linked for a user without a profile, and removed', async () => {
    server.answers['/api/init'] = newcomer()
    server.answers['/api/telegram/connect'] = { status: 400, body: {} }
    const { signIn, saveLoginParameters, went } = await open()
    saveLoginParameters(chat)
    await signIn(reply)
    const { userId } = buildUser()
    expect(calls('/api/telegram/connect').map(call => JSON.parse(call.body))).toEqual([
      { userId, chatId: '-42', nonce: 'signed', username: 'anna' },
    ])
    expect(sessionStorage.getItem('telegram')).toBeNull()
    expect(went()).toBe('/questions')
  })

  it('a Telegram chat that cannot be linked is only logged', async () => {
    server.answers['/api/init'] = newcomer()
    server.answers['/api/telegram/connect'] = { status: 500, body: {} }
    const { signIn, saveLoginParameters, sessionStore, went } = await open()
    const logged = vi.spyOn(console, 'warn').mockReturnValue()
    saveLoginParameters(chat)
    await signIn(reply)
    expect(logged).toHaveBeenCalledWith('The Telegram account was not linked', expect.anything())
    expect(sessionStore.get().status).toBe('signedIn')
    expect(went()).toBe('/questions')
  })

  it.each([
    ['a member', {}],
    ['an admin without a profile', { user: buildUser({ role: 'ROLE_ADMIN' }), participant: null }],
  ])('a Telegram chat is not linked for others: %s', async (_who, own) => {
    server.answers['/api/init'] = started(own)
    const { signIn, saveLoginParameters } = await open()
    saveLoginParameters(chat)
    await signIn(reply)
    expect(calls('/api/telegram/connect')).toEqual([])
  })

  it('ticked terms are accepted', async () => {
    server.answers['/api/init'] = started({ user: buildUser({ isPolicyAccepted: false }) })
    server.answers['/api/auth/agree-policy'] = { body: {} }
    sessionStorage.setItem('hasAgreedPolicy', 'true')
    const { signIn, sessionStore } = await open()
    await signIn(reply)
    expect(sessionStore.get().user?.isPolicyAccepted).toBe(true)
    expect(sessionStorage.getItem('hasAgreedPolicy')).toBeNull()
  })

  it('the terms are required again when they could not be saved', async () => {
    server.answers['/api/init'] = started({ user: buildUser({ isPolicyAccepted: false }) })
    server.answers['/api/auth/agree-policy'] = { status: 500, body: {} }
    sessionStorage.setItem('hasAgreedPolicy', 'true')
    const { signIn, sessionStore } = await open()
    await signIn(reply)
    expect(sessionStore.get()).toMatchObject({ status: 'signedIn', user: { isPolicyAccepted: false } })
  })
})

describe('a sign-in during another session', () => {
  it('ends the former on the server and replaces it here', async () => {
    server.answers['/api/auth/logout'] = { body: {} }
    const { signIn } = await open()
    await signIn(reply)
    await signIn({ token: 'd.e.f', firstLogin: false })
    expect(localStorage.getItem('token')).toBe('d.e.f')
    await eventually(() =>
      expect(server.received.find(call => call.path === '/api/auth/logout')?.headers.authorization).toBe(
        'Bearer a.b.c',
      ),
    )
  })

  it('succeeds when the former had already ended', async () => {
    server.answers['/api/auth/logout'] = { status: 401, body: { code: 405 } }
    const { signIn, sessionStore } = await open()
    const { followSessionEnd } = await import('./session.ts')
    const stop = followSessionEnd()
    await signIn(reply)
    await signIn({ token: 'd.e.f', firstLogin: false })
    await eventually(() => expect(server.received.some(call => call.path === '/api/auth/logout')).toBe(true))
    // Its reply comes before that to a later call.
    const { api } = await import('../calls/api.ts')
    await api.user.listPermissions().catch(() => undefined)
    stop()
    expect(localStorage.getItem('token')).toBe('d.e.f')
    expect(sessionStore.get().status).toBe('signedIn')
  })

  it('is undone when it cannot be completed', async () => {
    server.answers['/api/init'] = { status: 503, body: {} }
    const { signIn, sessionStore } = await open()
    await expect(signIn(reply)).rejects.toThrow()
    expect(localStorage.getItem('token')).toBeNull()
    expect(sessionStore.get().status).toBe('visitor')
  })
})
