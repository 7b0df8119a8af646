import { expect, test } from 'vitest'
import { canAnswer, canRemoveAnswer } from './access.ts'

test.each([
  ['CONFIRMED', false, false, true],
  ['PENDING', false, false, true],
  ['REJECTED', false, false, false],
  ['CANCELLED', false, false, false],
  ['CONFIRMED', true, false, false],
  ['PENDING', false, true, false],
] as const)(
  '%s in an event that is over: %s, cancelled: %s, may answer: %s',
  (status, isOver, isCancelled, expected) => {
    expect(canAnswer({ status }, { isOver, isCancelled })).toBe(expected)
  },
)

test.each([
  [true, true, false, true],
  [true, false, false, false],
  [false, true, false, false],
  [false, false, true, true],
  [true, false, true, true],
])('own: %s, open: %s, organiser: %s: may delete: %s', (isOwn, isOpen, isOrganiser, expected) => {
  expect(canRemoveAnswer({ isOwn, isOpen, isOrganiser })).toBe(expected)
})
