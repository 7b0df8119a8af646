import { expect, test } from 'vitest'
import { introStatus } from './introStatus.ts'

test.each([
  ['sent', 'SENT', 'waiting'],
  ['received', 'SENT', 'yourTurn'],
  ['sent', 'ACCEPTED', 'connected'],
  ['received', 'ACCEPTED', 'connected'],
  ['sent', 'DECLINED', 'declined'],
  ['received', 'DECLINED', 'declinedByYou'],
  ['sent', 'UNDELIVERED', 'undelivered'],
  ['received', 'UNDELIVERED', 'undelivered'],
] as const)('an intro %s and %s is %s', (direction, status, word) =>
  expect(introStatus({ direction, status })).toBe(word),
)
