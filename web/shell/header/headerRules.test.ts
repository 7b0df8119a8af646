import { describe, expect, it } from 'vitest'
import { isLiteHeader, sessionButton, showsAlreadyMember, showsSupport } from './headerRules.ts'

describe('the button to log in or out', () => {
  it.each(['/login', '/registration', '/recovery', '/confirm-recovery', '/confirmed', '/auth-magic', '/auth-provider'])(
    'is hidden on %s',
    path => {
      expect(sessionButton(path, 'visitor')).toBeNull()
      expect(sessionButton(path, 'signedIn')).toBeNull()
    },
  )
  it.each(['/', '/questions', '/event/walk', '/one-time-code'])('is there on %s', path => {
    expect(sessionButton(path, 'visitor')).toBe('logIn')
    expect(sessionButton(path, 'signedIn')).toBe('logOut')
  })
  it('waits until it is known who is here', () => {
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

describe('the question to members', () => {
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
