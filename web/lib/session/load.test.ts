// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildCommunity, buildParticipant, buildUser, communityId } from '#web/testing/community.ts'
import { eventually } from '#web/testing/eventually.ts'
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

const tokenOf = (userId: string, name = 'a') => `${name}.${btoa(JSON.stringify({ sub: userId }))}.c`
const anna = buildUser()

/** Loads a page at a path; returns where it redirected. */
async function load(path: string, own: Parameters<typeof openPage>[0] = {}) {
  openPage(own, { apiOrigin: server.origin }, path)
  const { startWords } = await import('../words/words.ts')
  await startWords(['shell'])
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

  const boris = { ...anna, userId: '00000000-0000-7000-8000-0000000000b0', email: 'boris@harbour.example' }

  it('asks before a ticket replaces the session of another user, who can stay', async () => {
    signedIn(anna)
    localStorage.setItem('token', tokenOf(anna.userId))
    server.answers['/api/auth/exchange'] = {
      body: { token: tokenOf(boris.userId, 'b'), firstLogin: false, email: boris.email },
    }
    server.answers['/api/auth/logout'] = { body: {} }
    const { session, went } = await load('/events?token=once')
    expect(went).toBe('/events')
    expect(localStorage.getItem('token')).toBe(tokenOf(anna.userId))
    expect(session).toMatchObject({ status: 'signedIn', user: { email: anna.email }, arriving: { email: boris.email } })
    const { declineArriving } = await import('./arrival.ts')
    declineArriving()
    await eventually(() => expect(server.received.at(-1)?.path).toBe('/api/auth/logout'))
    expect(server.received.at(-1)?.headers.authorization).toBe(`Bearer ${tokenOf(boris.userId, 'b')}`)
    expect(localStorage.getItem('token')).toBe(tokenOf(anna.userId))
    const { sessionStore } = await import('./state.ts')
    expect(sessionStore.get()).toMatchObject({ user: { email: anna.email }, arriving: null })
  })

  it('replaces the session by a ticket of another user after the answer, and ends the former one', async () => {
    signedIn(anna)
    localStorage.setItem('token', tokenOf(anna.userId))
    const arriving = tokenOf(boris.userId, 'b')
    server.answers['/api/auth/exchange'] = { body: { token: arriving, firstLogin: false, email: boris.email } }
    server.answers['/api/auth/logout'] = { body: {} }
    server.answers['/api/current-user'] = ({ headers }) => ({
      body: headers.authorization === `Bearer ${arriving}` ? boris : anna,
    })
    await load('/events?token=once')
    const { acceptArriving } = await import('./arrival.ts')
    await acceptArriving()
    const { sessionStore } = await import('./state.ts')
    expect(sessionStore.get()).toMatchObject({ status: 'signedIn', user: { email: boris.email }, arriving: null })
    expect(localStorage.getItem('token')).toBe(arriving)
    const ended = server.received.filter(({ path }) => path === '/api/auth/logout')
    expect(ended.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${tokenOf(anna.userId)}`])
  })

  it('keeps the session when the ticket is invalid', async () => {
    signedIn(anna)
    localStorage.setItem('token', tokenOf(anna.userId))
    server.answers['/api/auth/exchange'] = { status: 400, body: { name: 'INVALID_CODE' } }
    const { session, went } = await load('/events?token=x')
    expect([went, location.search]).toEqual(['/events', ''])
    expect(session).toMatchObject({ status: 'signedIn', user: { email: anna.email }, arriving: null })
    expect(localStorage.getItem('token')).toBe(tokenOf(anna.userId))
  })

  it('takes the session of a ticket when the stored one has ended', async () => {
    signedIn(anna)
    localStorage.setItem('token', tokenOf(anna.userId))
    const arriving = tokenOf(boris.userId, 'b')
    server.answers['/api/auth/exchange'] = { body: { token: arriving, firstLogin: false, email: boris.email } }
    server.answers['/api/current-user'] = ({ headers }) =>
      headers.authorization === `Bearer ${arriving}` ? { body: boris } : { status: 401, body: { code: 405 } }
    const { session } = await load('/events?token=once')
    expect(session).toMatchObject({ status: 'signedIn', user: { email: boris.email }, arriving: null })
  })

  it('exchanges a ticket in the address and replaces the stored session of the same user', async () => {
    localStorage.setItem('token', tokenOf(anna.userId, 'old'))
    localStorage.setItem('answers', '{}')
    server.answers['/api/current-user'] = { body: buildUser() }
    server.answers['/api/current-participant'] = { body: buildParticipant() }
    server.answers['/api/permission/my'] = { body: [] }
    server.answers['/api/auth/exchange'] = {
      body: { token: tokenOf(anna.userId, 'new'), firstLogin: true, email: anna.email },
    }
    const { session } = await load('/events?token=once&firstLogin=true&show=past')
    expect(location.pathname + location.search).toBe('/events?show=past')
    expect(localStorage.getItem('token')).toBe(tokenOf(anna.userId, 'new'))
    expect(localStorage.getItem('firstLogin')).toBe('true')
    expect(localStorage.getItem('answers')).toBeNull()
    expect(server.received[0]).toMatchObject({ path: '/api/auth/exchange', body: '{"ticket":"once"}' })
    expect(server.received[1]?.headers.authorization).toBe(`Bearer ${tokenOf(anna.userId, 'new')}`)
    expect(session.status).toBe('signedIn')
  })

  it('redirects a visitor to the login and back when the ticket is invalid', async () => {
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
    for (const status of [503, 500, 429]) {
      server.answers['/api/permission/my'] = { status, body: {} }
      await refreshPermissions()
      expect(sessionStore.get().permissions).toEqual(['CAN_CHAT', 'CAN_MODERATE_COMMUNITY'])
    }
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

  it('clears the token when the server refuses it, says so at the login, and returns to the page', async () => {
    signedIn()
    server.answers['/api/current-user'] = { status: 401, body: { code: 405 } }
    const { session, went } = await load('/contacts?page=2')
    expect(session.status).toBe('visitor')
    expect(localStorage.getItem('token')).toBeNull()
    expect(went).toBe('/login')
    expect(history.state).toMatchObject({ usr: { isEnded: true } })
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/contacts?page=2')
  })

  it('stays on the magic link page when the user cannot be loaded', async () => {
    signedIn()
    server.answers['/api/current-user'] = { status: 401, body: { code: 405 } }
    const { session, went } = await load('/auth-magic')
    expect(localStorage.getItem('token')).toBe('a.b.c')
    expect(went).toBe('/auth-magic')
    expect(session.status).toBe('visitor')
  })

  describe('during an outage', () => {
    beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
    afterEach(() => vi.useRealTimers())
    const user = '/api/current-user'
    const waits = async (ms: number) => {
      // The calls are real: give each round time to answer before the clock moves on.
      for (let passed = 0; passed < ms; passed += 500) {
        await vi.advanceTimersByTimeAsync(500)
        await new Promise(resolve => setImmediate(resolve))
      }
    }
    const settled = async <T>(opening: Promise<T>): Promise<T> => {
      let isDone = false
      void opening.finally(() => {
        isDone = true
      })
      while (!isDone) await waits(500)
      return opening
    }
    const outage = (...paths: string[]) => {
      const restored = paths.map(path => [path, server.answers[path]] as const)
      for (const path of paths) server.answers[path] = { status: 503, body: {} }
      return () => {
        for (const [path, answer] of restored) server.answers[path] = answer as never
      }
    }

    it.each([
      ['everything', [user, '/api/current-participant', '/api/permission/my']],
      ['the profile alone', ['/api/current-participant']],
      ['the permissions alone', ['/api/permission/my']],
    ])('of %s for 30 s keeps the token and the page, and then opens it', async (_what, paths) => {
      signedIn()
      const end = outage(...paths)
      const opened = load('/contacts?page=2')
      await waits(30_000)
      const { sessionStore } = await import('./state.ts')
      expect(sessionStore.get().status).toBe('loading')
      expect(localStorage.getItem('token')).toBe('a.b.c')
      end()
      const { session, went } = await settled(opened)
      expect(session).toMatchObject({ status: 'signedIn', hasProfile: true, permissions: ['CAN_CHAT'] })
      expect(went).toBe('/contacts')
    })

    it('ends at once when the browser is online again', async () => {
      signedIn()
      const end = outage(user)
      const calls = vi.spyOn(globalThis, 'fetch')
      const opened = load('/events')
      const { listen } = await import('../events.ts')
      let failed = 0
      listen('unavailable', () => {
        failed += 1
      })
      await waits(20_000)
      // A call that is under way would not learn of it.
      while (failed < calls.mock.calls.length) await new Promise(resolve => setImmediate(resolve))
      calls.mockRestore()
      end()
      dispatchEvent(new Event('online'))
      // The clock stands still.
      expect((await opened).session.status).toBe('signedIn')
    })

    it('is not waited for by a tab whose session ended meanwhile', async () => {
      signedIn()
      outage(user)
      const opened = load('/events')
      await waits(2_000)
      localStorage.removeItem('token')
      const asked = server.received.length
      await settled(opened)
      expect(server.received.length - asked).toBeLessThanOrEqual(1)
    })
  })

  it('keeps the token when the user cannot be loaded for another reason', async () => {
    signedIn()
    server.answers['/api/current-user'] = { status: 403, body: {} }
    const { session } = await load('/')
    expect(session.status).toBe('visitor')
    expect(localStorage.getItem('token')).toBe('a.b.c')
  })

  it.each([
    ['to its page', '/login?backTo=%2Fmy_communities%3FintroFor%3Dx&reason=intro', '/my_communities?introFor=x'],
    ['nowhere else', '/login?backTo=%2F%2Fevil.example', '/login?backTo=%2F%2Fevil.example'],
    ['nowhere without one', '/login', '/login'],
  ])('a login link leads %s', async (_where, link, path) => {
    signedIn()
    await load(link)
    expect(location.pathname + location.search).toBe(path)
  })

  it('sends a user of another community there with a ticket, which signs in there with the flag of a first login', async () => {
    signedIn(buildUser({ connectedCommunities: ['other'], communityUrl: 'http://other.localhost:3000' }))
    localStorage.setItem('firstLogin', 'false')
    localStorage.setItem('authorities', 'ROLE_USER')
    server.answers['/api/auth/ticket'] = ({ body }) => ({ body: { url: `${JSON.parse(body).url}&token=once` } })
    const { left } = await load('/events')
    expect(left).toEqual(['http://other.localhost:3000/events?moved=true&token=once'])
    const asked = server.received.map(({ path }) => path)
    expect(asked.slice(0, 2)).toEqual(['/api/current-user', '/api/auth/ticket'])
    expect(asked).not.toContain('/api/permission/my')
    expect(['token', 'firstLogin', 'authorities'].map(key => localStorage.getItem(key))).toEqual([null, null, null])

    server.answers['/api/auth/exchange'] = { body: { token: 'there.b.c', firstLogin: true } }
    server.answers['/api/current-user'] = { body: buildUser({ connectedCommunities: ['other'] }) }
    const there = new URL(left[0] ?? '')
    const community = buildCommunity({ id: 'other', domain: 'other' })
    const { left: leftThere, session } = await load(there.pathname + there.search, { community })
    expect(leftThere).toEqual([])
    expect(session.status).toBe('signedIn')
    expect(localStorage.getItem('token')).toBe('there.b.c')
    expect(localStorage.getItem('firstLogin')).toBe('true')
    expect(location.pathname + location.search).toBe('/events')
    const { listToasts } = await import('../toasts.ts')
    expect(listToasts().map(({ title }) => title)).toEqual([
      `You are not a member of the community you opened, so here is yours: ${community.title.en}`,
    ])
  })

  it('shows an invitation to a user of another community as to a visitor', async () => {
    signedIn(buildUser({ connectedCommunities: ['other'], communityUrl: 'http://other.localhost:3000' }))
    const { left, went, session } = await load('/invite?code=x')
    expect([went, left, session.status]).toEqual(['/invite', [], 'visitor'])
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('redirects to that community without one if none is issued', async () => {
    signedIn(buildUser({ connectedCommunities: ['other'], communityUrl: 'http://other.localhost:3000' }))
    const { left } = await load('/events')
    expect(left).toEqual(['http://other.localhost:3000/events?moved=true'])
  })

  it('says nothing when an address claims that the user was brought here', async () => {
    signedIn(anna)
    localStorage.setItem('token', tokenOf(anna.userId))
    server.answers['/api/auth/exchange'] = { status: 400, body: { name: 'INVALID_CODE' } }
    await load('/events?token=x&moved=true')
    const { listToasts } = await import('../toasts.ts')
    expect(listToasts()).toEqual([])
  })

  it('a user whom no community has joins this one anew', async () => {
    signedIn(buildUser({ connectedCommunities: [], connectedParticipants: [] }), null)
    const user = buildUser({ connectedParticipants: [] })
    server.answers['/api/init'] = { body: { user, participant: null, permissions: [] } }
    const { went, left, session } = await load('/events')
    expect([went, left]).toEqual(['/questions', []])
    expect(session.user?.connectedCommunities).toEqual([communityId])
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

  it.each([
    ['is offered', { body: { url: 'http://other.localhost:3000/?token=once' } }, ['Continue to other.localhost:3000?']],
    ['is not offered when the server issues no ticket', { status: 404, body: {} }, []],
  ])('the way to another community in a login link %s, and not taken by itself', async (_what, ticket, titles) => {
    signedIn()
    server.answers['/api/auth/ticket'] = ticket
    const { left } = await load('/?email=a%40b.example&backTo=http%3A%2F%2Fother.localhost%3A3000%2F')
    const { listToasts } = await import('../toasts.ts')
    expect(left).toEqual([])
    expect(listToasts().map(({ title }) => title)).toEqual(titles)
  })
})
