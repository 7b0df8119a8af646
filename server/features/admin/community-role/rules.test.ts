import { expect, test } from 'vitest'
import { permissionsIn, rightsAfter } from './rules.ts'

test('a change gives and takes at once, in the order of the contract', () => {
  expect(rightsAfter(['CAN_CHAT', 'CAN_CREATE_EVENTS'], ['ROLE_ADMIN', 'CAN_CHAT'], ['CAN_CREATE_EVENTS'])).toEqual([
    'ROLE_ADMIN',
    'CAN_CHAT',
  ])
  expect(rightsAfter([], ['CAN_CHAT'], ['CAN_CHAT'])).toEqual([])
  expect(rightsAfter(['CAN_CHAT'], [], [])).toEqual(['CAN_CHAT'])
})

test('the role of an admin is no permission', () => {
  expect(permissionsIn(['ROLE_ADMIN', 'CAN_CHAT'])).toEqual(['CAN_CHAT'])
})
