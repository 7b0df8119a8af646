import { expect, it } from 'vitest'
import { pathAfterStep } from './redirect.ts'

const member = { status: 'signedIn', mode: 'member', hasProfile: true, isAdmin: false } as const

it('leads a visitor to the login', () => {
  expect(pathAfterStep({ ...member, status: 'visitor', mode: 'visitor', hasProfile: false })).toBe('/login')
})

it('leads whoever has a profile to the communities, and a newcomer to the questions', () => {
  expect(pathAfterStep(member)).toBe('/my_communities')
  expect(pathAfterStep({ ...member, hasProfile: false })).toBe('/questions')
})

it('asks nothing of those who run the community', () => {
  expect(pathAfterStep({ ...member, hasProfile: false, isAdmin: true })).toBe('/my_communities')
  expect(pathAfterStep({ ...member, hasProfile: false, mode: 'organiser' })).toBe('/admin')
})
