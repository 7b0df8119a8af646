// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildCommunity, buildParticipant, buildUser, communityId } from '#web/testing/community.ts'
import { openPage } from '#web/testing/page.ts'

let server: ApiServer

beforeEach(async () => {
  server = await startApiServer()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => server.close())

const signedIn = (user = buildUser(), participant: unknown = buildParticipant()) => {
  localStorage.setItem('token', 'a.b.c')
  server.answers['/api/current-user'] = { body: user }
  server.answers['/api/current-participant'] = participant ? { body: participant } : { status: 403, body: {} }
  server.answers['/api/permission/my'] = { body: ['CAN_CHAT'] }
  server.answers[`/api/community/${communityId}/options`] = { body: [] }
  server.answers['/api/community/domain/harbour/navigation'] = { body: null }
}

/** Loads a page at a path; returns where it redirected. */
async function load(path: string, own: Parameters<typeof openPage>[0] = {}) {
  openPage(own, { apiOrigin: server.origin }, path)
  const left: string[] = []
  vi.spyOn(location, 'replace').mockImplementation(to => void left.push(String(to)))
  const { openCommunity, openSession } = await import('./load.ts')
  const { sessionStore } = await import('./state.ts')
  await openCommunity()
  await openSession()
  return { went: location.pathname, left, session: sessionStore.get() }
}

describe('opening a page', () => {
  it('stores the community and its options', async () => {
    const options = [{ optionType: 'SPECIAL_LANDING', settings: {} } as const]
    await load('/', { community: buildCommunity({ options }) })
    expect(localStorage.getItem('referenceCommunityId')).toBe(communityId)
    expect(JSON.parse(localStorage.getItem(`options.${communityId}`) ?? '')).toEqual(options)
  })

  it('makes no calls for a visitor', async () => {
    const { session } = await load('/')
    expect(session).toMatchObject({ status: 'visitor', mode: 'visitor' })
    expect(server.received).toEqual([])
  })

  it('loads the community of the query if the host names none', async () => {
    const other = '00000000-0000-7000-8000-000000000002'
    server.answers[`/api/community/${other}`] = { body: buildCommunity({ id: other, domain: 'other' }) }
    await load(`/?communityId=${other}`, { isNamedByHost: false })
    expect(localStorage.getItem('referenceCommunityId')).toBe(other)
  })

  it('keeps the default community if that one cannot be loaded', async () => {
    await load('/?communityId=unknown', { isNamedByHost: false })
    expect(localStorage.getItem('referenceCommunityId')).toBe(communityId)
  })

  it('exchanges a ticket in the address and replaces the stored session', async () => {
    localStorage.setItem('token', 'old.b.c')
    localStorage.setItem('answers', '{}')
    server.answers['/api/current-user'] = { body: buildUser() }
    server.answers['/api/current-participant'] = { body: buildParticipant() }
    server.answers['/api/permission/my'] = { body: [] }
    server.answers['/api/auth/exchange'] = { body: { token: 'new.b.c', firstLogin: true } }
    const { session } = await load('/events?token=once&firstLogin=true&show=past')
    expect(location.pathname + location.search).toBe('/events?show=past')
    expect(localStorage.getItem('token')).toBe('new.b.c')
    expect(localStorage.getItem('firstLogin')).toBe('true')
    expect(localStorage.getItem('answers')).toBeNull()
    expect(server.received[0]).toMatchObject({ path: '/api/auth/exchange', body: '{"ticket":"once"}' })
    expect(server.received[0]?.headers.authorization).toBeUndefined()
    expect(server.received[1]?.headers.authorization).toBe('Bearer new.b.c')
    expect(session.status).toBe('signedIn')
  })

  it('redirects to the login and back when the ticket is invalid', async () => {
    localStorage.setItem('token', 'old.b.c')
    server.answers['/api/auth/exchange'] = { status: 400, body: { name: 'INVALID_CODE' } }
    const { session, went } = await load('/events?token=used&show=past')
    expect(session.status).toBe('visitor')
    expect(localStorage.getItem('token')).toBeNull()
    expect(went).toBe('/login')
    expect(history.state).toMatchObject({ usr: { isAgain: true } })
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/events?show=past')
  })
})

describe('with a token', () => {
  it('loads the user, stores the role and loads profile and permissions', async () => {
    signedIn()
    const { session, went } = await load('/events')
    expect(localStorage.getItem('authorities')).toBe('ROLE_USER')
    expect(session).toMatchObject({
      status: 'signedIn',
      mode: 'member',
      hasProfile: true,
      permissions: ['CAN_CHAT'],
      participant: { firstName: 'Anna' },
    })
    expect(went).toBe('/events')
  })

  it('redirects a newcomer to the questions and saves the path', async () => {
    signedIn(buildUser({ connectedParticipants: [] }), null)
    const { went } = await load('/event/walk?a=1#b')
    expect(went).toBe('/questions')
    expect(sessionStorage.getItem('onboardingRedirect')).toBe('/event/walk?a=1#b')
  })

  it('redirects a user with a profile only in another community to the questions', async () => {
    signedIn(buildUser({ connectedParticipants: ['elsewhere'] }), null)
    const { went } = await load('/events')
    expect(went).toBe('/questions')
  })

  it('redirects a user who is not enabled to the profile', async () => {
    signedIn(buildUser({ enabled: false }))
    const { went, session } = await load('/events')
    expect(went).toBe('/profile')
    expect(session.isNetworkingOff).toBe(true)
  })

  it('has no permissions when they cannot be loaded', async () => {
    signedIn()
    server.answers['/api/permission/my'] = { status: 500, body: {} }
    const { session } = await load('/events')
    expect(session).toMatchObject({ status: 'signedIn', permissions: [] })
  })

  it('reloads the permissions on request', async () => {
    signedIn()
    await load('/events')
    server.answers['/api/permission/my'] = { body: ['CAN_CHAT', 'CAN_MODERATE_COMMUNITY'] }
    const { refreshPermissions } = await import('./load.ts')
    const { sessionStore } = await import('./state.ts')
    await refreshPermissions()
    expect(sessionStore.get().permissions).toEqual(['CAN_CHAT', 'CAN_MODERATE_COMMUNITY'])
    server.answers['/api/permission/my'] = { status: 503, body: {} }
    await refreshPermissions()
    expect(sessionStore.get().permissions).toEqual(['CAN_CHAT', 'CAN_MODERATE_COMMUNITY'])
    server.answers['/api/permission/my'] = { status: 500, body: {} }
    await refreshPermissions()
    expect(sessionStore.get().permissions).toEqual([])
  })

  it('drops permissions that arrive after the user has changed', async () => {
    signedIn()
    server.answers['/api/current-user'] = { body: buildUser() }
    server.answers['/api/permission/my'] = { body: ['CAN_CHAT'] }
    await load('/events')
    const { refreshPermissions } = await import('./load.ts')
    const { sessionStore, setVisitor } = await import('./state.ts')
    const refreshing = refreshPermissions()
    setVisitor()
    await refreshing
    expect(sessionStore.get()).toMatchObject({ status: 'visitor', permissions: [] })
  })

  it('clears the token when the user cannot be loaded', async () => {
    signedIn()
    server.answers['/api/current-user'] = { status: 401, body: { code: 405 } }
    const { session } = await load('/events')
    expect(session.status).toBe('visitor')
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('stays on the magic link page when the user cannot be loaded', async () => {
    signedIn()
    server.answers['/api/current-user'] = { status: 401, body: { code: 405 } }
    const { session, went } = await load('/auth-magic')
    expect(localStorage.getItem('token')).toBe('a.b.c')
    expect(went).toBe('/auth-magic')
    expect(session.status).toBe('visitor')
  })

  it('retries while the server restarts', async () => {
    signedIn()
    let calls = 0
    server.answers['/api/current-user'] = () => {
      calls += 1
      return calls < 3 ? { status: 503, body: {} } : { body: buildUser() }
    }
    const { session } = await load('/events')
    expect(session.status).toBe('signedIn')
    expect(localStorage.getItem('token')).toBe('a.b.c')
  })

  it('sends a user of another community there with a ticket, which signs in there with the flag of a first login', async () => {
    signedIn(buildUser({ connectedCommunities: ['other'], communityUrl: 'http://other.localhost:3000' }))
    localStorage.setItem('firstLogin', 'false')
    localStorage.setItem('authorities', 'ROLE_USER')
    server.answers['/api/auth/ticket'] = ({ body }) => ({ body: { url: `${JSON.parse(body).url}/?token=once` } })
    const { left } = await load('/events')
    expect(left).toEqual(['http://other.localhost:3000/?token=once'])
    expect(['token', 'firstLogin', 'authorities'].map(key => localStorage.getItem(key))).toEqual([null, null, null])

    server.answers['/api/auth/exchange'] = { body: { token: 'there.b.c', firstLogin: true } }
    const there = new URL(left[0] ?? '')
    const community = buildCommunity({ id: 'other', domain: 'other' })
    const { left: leftThere, session } = await load(there.pathname + there.search, { community })
    expect(leftThere).toEqual([])
    expect(session.status).toBe('signedIn')
    expect(localStorage.getItem('token')).toBe('there.b.c')
    expect(localStorage.getItem('firstLogin')).toBe('true')
    expect(location.search).toBe('')
  })

  it('redirects to that community without one if none is issued', async () => {
    signedIn(buildUser({ connectedCommunities: ['other'], communityUrl: 'http://other.localhost:3000' }))
    const { left } = await load('/events')
    expect(left).toEqual(['http://other.localhost:3000'])
  })

  it('uses the preferred language if none was chosen', async () => {
    signedIn(buildUser({ preferredLang: 'ru' }))
    await load('/events')
    expect(localStorage.getItem('language')).toBe('ru-RU')
  })

  it('provides the session context', async () => {
    signedIn()
    const { session } = await load('/events')
    const { userId, connectedParticipants, connectedCommunities } = buildUser()
    expect(session.user).toMatchObject({ userId, connectedParticipants, connectedCommunities })
  })
})
