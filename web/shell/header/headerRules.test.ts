import { describe, expect, it } from 'vitest'
import { isLiteHeader, sessionButton, showsAlreadyMember, showsSupport } from './headerRules.ts'

describe('the login button', () => {
  it.each([
    '/login',
    '/registration',
    '/recovery',
    '/confirm-recovery',
    '/confirmed',
    '/auth-magic',
    '/auth-provider',
    '/confirm-link',
    '/confirm-change',
    '/not-me',
  ])('is hidden on %s', path => {
    expect(sessionButton(path, 'visitor')).toBeNull()
    expect(sessionButton(path, 'signedIn')).toBeNull()
  })
  it.each(['/', '/questions', '/event/walk', '/one-time-code'])('is shown on %s', path => {
    expect(sessionButton(path, 'visitor')).toBe('logIn')
    expect(sessionButton(path, 'signedIn')).toBe('logOut')
  })
  it('is hidden while the session is loading', () => {
    expect(sessionButton('/', 'loading')).toBeNull()
  })
})

describe('the lite header', () => {
  it.each([
    ['/login', true],
    ['/registration', true],
    ['/recovery', false],
    ['/', false],
  ])('%s: %s', (path, isLite) => {
    expect(isLiteHeader(path)).toBe(isLite)
  })
})

describe('"Already a member?"', () => {
  const landing = { isVisitor: true, path: '/', isShortLanding: false }
  it.each([
    [landing, true],
    [{ ...landing, isShortLanding: true }, false],
    [{ ...landing, isVisitor: false }, false],
    [{ ...landing, path: '/event/walk' }, false],
  ])('%#', (input, isShown) => {
    expect(showsAlreadyMember(input)).toBe(isShown)
  })
})

describe('Support us', () => {
  it.each([
    ['https://pay.example', false, true],
    ['https://pay.example', true, false],
    [undefined, false, false],
  ])('url %s, admin %s: %s', (donateUrl, isAdmin, isShown) => {
    expect(showsSupport({ donateUrl, isAdmin })).toBe(isShown)
  })
})
