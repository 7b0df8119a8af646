import { describe, expect, it } from 'vitest'
import { buildUser, communityId } from '#web/testing/community.ts'
import {
  communityToLoad,
  isOtherUser,
  isOwnPath,
  pathAfterSignIn,
  pathWorthReturning,
  readTicket,
  redirectAfterUser,
  sessionMode,
  userIdOf,
} from './redirects.ts'

describe('the community of a page', () => {
  const page = { pageId: 'default', queryId: null, storedId: null }

  it('is named by the host, whatever else is given', () => {
    expect(communityToLoad({ ...page, isNamedByHost: true, queryId: 'q', storedId: 's' })).toBeNull()
  })
  it('is named by the query when the host names none, before the stored one', () => {
    expect(communityToLoad({ ...page, isNamedByHost: false, queryId: 'q', storedId: 's' })).toBe('q')
  })
  it('is the stored one when nothing else names one', () => {
    expect(communityToLoad({ ...page, isNamedByHost: false, storedId: 's' })).toBe('s')
  })
  it('is the default when nothing names one', () => {
    expect(communityToLoad({ ...page, isNamedByHost: false })).toBeNull()
  })
  it('is not fetched again when the page has it', () => {
    expect(communityToLoad({ ...page, isNamedByHost: false, queryId: 'default' })).toBeNull()
  })
})

describe('a ticket in the address', () => {
  it('is removed from it, and nothing else is', () => {
    const address = { pathname: '/events', search: '?show=past&token=once&firstLogin=true', hash: '#top' }
    expect(readTicket(address)).toEqual({ ticket: 'once', addressAfter: '/events?show=past#top', isMoved: false })
  })
  it('leaves no question mark', () => {
    expect(readTicket({ pathname: '/', search: '?token=once', hash: '' })).toEqual({
      ticket: 'once',
      addressAfter: '/',
      isMoved: false,
    })
  })
  it('says whether it comes from a community without a place', () => {
    expect(readTicket({ pathname: '/events', search: '?moved=true&token=once', hash: '' })).toEqual({
      ticket: 'once',
      addressAfter: '/events',
      isMoved: true,
    })
  })
  it.each(['', '?show=past', '?token='])('is absent in %j', search => {
    expect(readTicket({ pathname: '/', search, hash: '' })).toBeNull()
  })
})

describe('the user of a token', () => {
  const tokenOf = (payload: string) => `a.${btoa(payload)}.c`
  const anna = tokenOf('{"sub":"anna"}')

  it('is another one, unless both can be read and are the same', () => {
    expect(isOtherUser(anna, `b.${btoa('{"sub":"anna","sid":"2"}')}.d`)).toBe(false)
    expect(isOtherUser(anna, tokenOf('{"sub":"boris"}'))).toBe(true)
    expect(isOtherUser('a.b.c', 'a.b.c')).toBe(true)
    expect(isOtherUser(anna, 'x')).toBe(true)
    expect(isOtherUser('x', anna)).toBe(true)
    expect(isOtherUser(tokenOf('{"sub":1}'), tokenOf('{"sub":1}'))).toBe(true)
  })
  it('is read from base64url', () => {
    const payload = btoa('{"sub":"~~~???>>>"}').replaceAll('+', '-').replaceAll('/', '_')
    expect(userIdOf(`a.${payload}.c`)).toBe('~~~???>>>')
  })
})

describe('after the user is loaded', () => {
  const here = { isAdmin: false, hasProfile: true, communityId, origin: 'http://harbour.localhost:3000' }
  const at = (pathname: string) => ({ ...here, pathname, fullPath: `${pathname}?a=1#b` })
  const user = buildUser()
  const newcomer = buildUser({ connectedParticipants: [] })

  it('a participant stays', () => {
    expect(redirectAfterUser({ ...at('/events'), user })).toEqual({ kind: 'stay' })
  })

  it.each([
    ['/my_communities', '/my_communities?a=1#b'],
    ['/participants', '/participants?a=1#b'],
    ['/events', '/events?a=1#b'],
    ['/event/harbour-walk', '/event/harbour-walk?a=1#b'],
    ['/notifications', null],
    ['/', null],
    ['/eventful', null],
    ['/admin/events', null],
  ])('a newcomer without a profile at %s is redirected to the questions and keeps %s', (path, kept) => {
    expect(redirectAfterUser({ ...at(path), user: newcomer, hasProfile: false })).toEqual({
      kind: 'questions',
      onboardingRedirect: kept,
    })
  })

  it.each([
    ['/event/walk?from=letter#participants', '/event/walk?from=letter#participants'],
    ['/event/walk/join', '/event/walk/join'],
    ['/events?show=past', '/events?show=past'],
    ['/eventful?a=/event/walk', null],
    ['/contacts', null],
    ['//event/walk', null],
    ['https://elsewhere.example/event/walk', null],
    [null, null],
  ])('of %s a newcomer keeps %s until the profile exists', (path, kept) => {
    expect(pathWorthReturning(path)).toBe(kept)
  })

  it.each([
    '/questions',
    '/onboarding',
    '/last-step',
    '/confirmed',
    '/auth-magic',
    '/confirm-recovery',
    '/invite',
    '/settings',
  ])('a newcomer may stay at %s', path => {
    expect(redirectAfterUser({ ...at(path), user: newcomer, hasProfile: false })).toEqual({ kind: 'stay' })
  })

  it('an admin needs no profile', () => {
    expect(redirectAfterUser({ ...at('/admin'), user: newcomer, hasProfile: false, isAdmin: true })).toEqual({
      kind: 'stay',
    })
  })

  it('an organiser needs no profile', () => {
    const organiser = buildUser({ connectedParticipants: [], canOrganise: true })
    expect(redirectAfterUser({ ...at('/admin'), user: organiser, hasProfile: false })).toEqual({ kind: 'stay' })
  })

  it('a user who is not enabled is redirected to the profile', () => {
    expect(redirectAfterUser({ ...at('/events'), user: buildUser({ enabled: false }) })).toEqual({ kind: 'profile' })
  })

  it('a user who cannot be loaded is logged out, except on the magic link page', () => {
    expect(redirectAfterUser({ ...at('/events'), user: null })).toEqual({
      kind: 'signOut',
      returnPath: '/events?a=1#b',
    })
    expect(redirectAfterUser({ ...at('/admin/login'), user: null })).toMatchObject({ returnPath: '/admin/login?a=1#b' })
    for (const path of ['/', '/login', '/u/anna', '/event/tea'])
      expect(redirectAfterUser({ ...at(path), user: null })).toEqual({ kind: 'signOut', returnPath: null })
    expect(redirectAfterUser({ ...at('/auth-magic'), user: null })).toEqual({ kind: 'stay' })
  })

  it.each(['/auth-magic', '/auth-provider'])('nobody is redirected from %s, where another sign-in arrives', path => {
    const elsewhere = buildUser({ connectedCommunities: ['other'], communityUrl: 'http://other.localhost:3000' })
    expect(redirectAfterUser({ ...at(path), user: elsewhere })).toEqual({ kind: 'stay' })
    expect(redirectAfterUser({ ...at(path), user: buildUser({ enabled: false }) })).toEqual({ kind: 'stay' })
  })

  describe('a user of another community', () => {
    const elsewhere = { connectedCommunities: ['other'], communityUrl: 'http://other.localhost:3000' }

    it.each([
      ['/events', '/events'],
      ['/contacts/bookmarks', '/contacts/bookmarks'],
      ['/settings', '/settings'],
      ['/', '/'],
      ['/event/harbour-walk', '/'],
      ['/u/anna', '/'],
      ['/chats/7', '/'],
      ['/admin', '/'],
      ['/questions', '/'],
    ])('is redirected from %s to %s there', (from, to) => {
      expect(redirectAfterUser({ ...at(from), user: buildUser(elsewhere) })).toEqual({
        kind: 'otherCommunity',
        url: `http://other.localhost:3000${to}?moved=true`,
      })
    })
    it('reads an invitation here as a visitor, and is not asked to return to it', () => {
      const input = { ...at('/invite'), user: buildUser(elsewhere) }
      expect(redirectAfterUser(input)).toEqual({ kind: 'signOut', returnPath: null })
    })
    it('is redirected there even without a profile', () => {
      const user = buildUser({ ...elsewhere, connectedParticipants: [] })
      expect(redirectAfterUser({ ...at('/events'), user, hasProfile: false })).toMatchObject({ kind: 'otherCommunity' })
    })
    it.each([
      ['no address is known', { ...elsewhere, communityUrl: '' }],
      ['no community is connected', { ...elsewhere, connectedCommunities: [] }],
      ['this community comes first', { ...elsewhere, connectedCommunities: [communityId, 'other'] }],
      ['the address is this very site', { ...elsewhere, communityUrl: 'http://harbour.localhost:3000/' }],
    ])('stays when %s', (_why, own) => {
      expect(redirectAfterUser({ ...at('/events'), user: buildUser(own) })).toEqual({ kind: 'stay' })
    })
  })
})

describe('the path after a sign-in', () => {
  const plain = {
    returnPath: null as string | null,
    introFor: null as string | null,
    isAdmin: false,
    isOrganiser: false,
    hasProfile: true,
  }

  it.each([
    [{ ...plain, returnPath: '/event/walk?a=1#b' }, '/event/walk?a=1#b'],
    [{ ...plain, returnPath: '/contacts', isAdmin: true }, '/contacts'],
    [{ ...plain, isAdmin: true, hasProfile: false }, '/admin'],
    [{ ...plain, isAdmin: true }, '/admin'],
    [{ ...plain, isOrganiser: true, hasProfile: false }, '/admin'],
    [plain, '/my_communities'],
    [{ ...plain, hasProfile: false }, '/questions'],
    [{ ...plain, introFor: 'boris' }, '/my_communities?introFor=boris'],
    [{ ...plain, introFor: 'boris', isAdmin: true }, '/my_communities?introFor=boris'],
    [{ ...plain, introFor: 'boris', returnPath: '/events' }, '/events'],
    [{ ...plain, introFor: 'boris', isAdmin: true, hasProfile: false }, '/admin'],
    [{ ...plain, introFor: 'boris', hasProfile: false }, '/questions'],
  ])('%j: %s', (input, path) => {
    expect(pathAfterSignIn(input)).toBe(path)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/a\\b',
  ])('is never %j', returnPath => {
    expect(pathAfterSignIn({ ...plain, returnPath })).toBe('/my_communities')
  })
})

describe('the mode of a session', () => {
  const organiser = buildUser({ canOrganise: true })
  const member = buildUser()

  it.each([
    [null, false, false, false, 'visitor'],
    [member, false, true, false, 'member'],
    [member, false, true, true, 'member'],
    [member, false, false, false, 'member'],
    [organiser, false, true, false, 'member'],
    [organiser, false, true, true, 'organiser'],
    [organiser, false, false, false, 'organiser'],
    [organiser, true, false, false, 'member'],
    [organiser, true, false, true, 'organiser'],
  ] as const)('%#: %s', (user, isAdmin, hasProfile, hasChosenOrganiser, mode) => {
    expect(sessionMode({ user, isAdmin, hasProfile, hasChosenOrganiser })).toBe(mode)
  })
})

describe('a path of this site', () => {
  it.each(['/', '/events', '/events?show=past#top', '/%2F%2Fevil.example', '/@evil.example', '/.//x', '/ü'])(
    'accepts %j',
    path => {
      expect(isOwnPath(path)).toBe(true)
      expect(new URL(path, 'https://club.example').host).toBe('club.example')
    },
  )

  it.each([
    null,
    '',
    'events',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/events\\..',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '/\u0000/evil.example',
    '/ /evil.example',
    '/events ',
    ' /events',
    'x/events',
    'https://evil.example/',
    'javascript:alert(1)',
  ])('refuses %j', path => {
    expect(isOwnPath(path)).toBe(false)
  })
})
