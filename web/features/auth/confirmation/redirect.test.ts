import { expect, it } from 'vitest'
import { pathAfterStep } from './redirect.ts'

const member = { status: 'signedIn', mode: 'member', hasProfile: true, isAdmin: false } as const

it('a visitor continues at the login', () => {
  expect(pathAfterStep({ ...member, status: 'visitor', mode: 'visitor', hasProfile: false })).toBe('/login')
})

it('a participant continues at the communities, a newcomer at the questions', () => {
  expect(pathAfterStep(member)).toBe('/my_communities')
  expect(pathAfterStep({ ...member, hasProfile: false })).toBe('/questions')
})

it('a participant continues at the page that was asked for before the onboarding', () => {
  const wanted = '/event/walk?from=letter#participants'
  expect(pathAfterStep(member, wanted)).toBe(wanted)
  expect(pathAfterStep(member, '//elsewhere.example')).toBe('/my_communities')
  expect(pathAfterStep({ ...member, hasProfile: false }, wanted)).toBe('/questions')
})

it('admins and organisers never continue at the questions', () => {
  expect(pathAfterStep({ ...member, hasProfile: false, isAdmin: true })).toBe('/my_communities')
  expect(pathAfterStep({ ...member, hasProfile: false, mode: 'organiser' })).toBe('/admin')
})
