// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSignIn, stored } from './storage.ts'

beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

describe('the browser stores', () => {
  it.each([
    ['token', () => stored.token.set('a.b.c'), 'a.b.c'],
    ['firstLogin', () => stored.firstLogin.set(true), 'true'],
    ['referenceCommunityId', () => stored.referenceCommunityId.set('id'), 'id'],
    ['hasLoggedIn', () => stored.hasLoggedIn.set(true), 'true'],
    ['authorities', () => stored.authorities.set('ROLE_ADMIN'), 'ROLE_ADMIN'],
    ['answers', () => stored.answers.set({ q: 'a' }), '{"q":"a"}'],
    ['profile', () => stored.profile.set({ firstName: 'A' }), '{"firstName":"A"}'],
    ['step', () => stored.step.set('about'), 'about'],
    ['email', () => stored.email.set('a@b.example'), 'a@b.example'],
    ['invitedBy', () => stored.invitedBy.set('id'), 'id'],
    ['invitationCode', () => stored.invitationCode.set('code'), 'code'],
    ['language', () => stored.language.set('ru'), 'ru-RU'],
    ['options.c1', () => stored.options('c1').set([]), '[]'],
    ['club.tour.completed', () => stored.tour('club').completed.set(true), 'true'],
    ['club.tour.step', () => stored.tour('club').step.set(2), '2'],
    ['club.tour.skipped', () => stored.tour('club').skipped.set(true), 'true'],
    ['club.tour.lastShown', () => stored.tour('club').lastShown.set({ userId: 'a', at: 1 }), '{"userId":"a","at":1}'],
    ['club.tour.firstLogin', () => stored.tour('club').firstLogin.set('a'), 'a'],
  ])('%s in localStorage', (key, write, text) => {
    write()
    expect(localStorage.getItem(key)).toBe(text)
  })

  it.each([
    ['redirectAfterLogin', stored.redirectAfterLogin],
    ['onboardingRedirect', stored.onboardingRedirect],
    ['introFor', stored.introFor],
    ['publicIp', stored.publicIp],
  ])('%s in sessionStorage', (key, cell) => {
    cell.set('x')
    expect(sessionStorage.getItem(key)).toBe('x')
    expect(localStorage.getItem(key)).toBeNull()
  })

  it('options separately for each community', () => {
    stored.options('one').set([{ optionType: 'SPECIAL_LANDING', settings: {} }])
    expect(stored.options('other').get()).toBeNull()
    expect(stored.options('one').get()).toHaveLength(1)
  })
})

describe('the chosen language', () => {
  it.each([
    ['en', 'en-US'],
    ['ru', 'ru-RU'],
  ] as const)('%s is stored as %s and read back', (language, locale) => {
    stored.language.set(language)
    expect(localStorage.getItem('language')).toBe(locale)
    expect(stored.language.get()).toBe(language)
  })

  it('is null when the stored value is invalid', () => {
    localStorage.setItem('language', 'de-DE')
    expect(stored.language.get()).toBeNull()
  })
})

describe('the token', () => {
  it('is mirrored into a session cookie, its first segment only', () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    stored.token.set('head.payload.signature')
    expect(document.cookie).toContain('token=head')
    expect(document.cookie).not.toContain('payload')
    // It ends with the browser's session.
    expect(written.mock.calls.flat().join()).not.toMatch(/max-age|expires/i)
  })

  it('is mirrored beside the chosen language', () => {
    stored.language.set('ru')
    expect(document.cookie).toContain('samovar-lang=ru')
  })

  it('leaves no cookie when it is cleared', () => {
    stored.token.set('head.payload.signature')
    stored.token.clear()
    expect(document.cookie).not.toContain('head')
    expect(stored.token.get()).toBeNull()
  })
})

describe('logging out', () => {
  it('clears personal values and keeps those of the browser', () => {
    stored.token.set('a.b.c')
    stored.authorities.set('ROLE_USER')
    stored.hasLoggedIn.set(true)
    stored.answers.set({ q: 'a' })
    stored.profile.set({ name: 'a' })
    stored.firstLogin.set(true)
    stored.language.set('ru')
    stored.referenceCommunityId.set('id')
    clearSignIn()
    const left = Object.keys(localStorage)
    expect(left.sort()).toEqual(['language', 'referenceCommunityId'])
  })
})

describe('without available storage', () => {
  it('values last as long as the page', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    stored.step.set('about')
    expect(stored.step.get()).toBe('about')
    stored.step.clear()
    expect(stored.step.get()).toBeNull()
  })

  it('invalid values are ignored', () => {
    localStorage.setItem('answers', '{broken')
    expect(stored.answers.get()).toBeNull()
  })
})
