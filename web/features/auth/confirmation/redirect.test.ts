import { expect, it } from 'vitest'
import { pathAfterStep } from './redirect.ts'

const member = { status: 'signedIn', mode: 'member', hasProfile: true, isAdmin: false } as const

it('is the login for a visitor', () => {
  expect(pathAfterStep({ ...member, status: 'visitor', mode: 'visitor', hasProfile: false })).toBe('/login')
})

it('is the communities for a participant, and the questions for a newcomer', () => {
  expect(pathAfterStep(member)).toBe('/my_communities')
  expect(pathAfterStep({ ...member, hasProfile: false })).toBe('/questions')
})

it('is never the questions for admins and organisers', () => {
  expect(pathAfterStep({ ...member, hasProfile: false, isAdmin: true })).toBe('/my_communities')
  expect(pathAfterStep({ ...member, hasProfile: false, mode: 'organiser' })).toBe('/admin')
})
