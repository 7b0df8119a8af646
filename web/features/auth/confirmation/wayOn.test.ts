import { expect, it } from 'vitest'
import { wayOn } from './wayOn.ts'

const member = { status: 'signedIn', mode: 'member', hasProfile: true, isAdmin: false } as const

it('is the login for a visitor', () => {
  expect(wayOn({ ...member, status: 'visitor', mode: 'visitor', hasProfile: false })).toBe('/login')
})

it('is the communities for a participant, and the questions for a newcomer', () => {
  expect(wayOn(member)).toBe('/my_communities')
  expect(wayOn({ ...member, hasProfile: false })).toBe('/questions')
})

it('is never the questions for admins and organisers', () => {
  expect(wayOn({ ...member, hasProfile: false, isAdmin: true })).toBe('/my_communities')
  expect(wayOn({ ...member, hasProfile: false, mode: 'organiser' })).toBe('/admin')
})
