import { describe, expect, test } from 'vitest'
import { rightsIn } from './access.ts'

describe('a member may', () => {
  const open = { isReaderVisible: true, isOtherVisible: true, isApart: false, isEventDeleted: false }
  const pair = { ...open, kind: 'PAIR' as const, hasOther: true, isBlockedByReader: false }
  const none = { add: false, rename: false, leave: false, block: false, meet: false }
  test.each([
    ['in a pair', pair, { ...none, block: true, meet: true }],
    ['in a pair that was closed', { ...pair, isApart: true }, { ...none, block: true }],
    ['in a pair that they blocked', { ...pair, isApart: true, isBlockedByReader: true }, none],
    ['after the other account was deleted', { ...pair, isOtherVisible: false, hasOther: false }, none],
    [
      'in a group',
      { ...pair, kind: 'GROUP' as const, hasOther: false },
      { ...none, add: true, rename: true, leave: true },
    ],
    ['in the chat of an event', { ...pair, kind: 'EVENT' as const, hasOther: false }, { ...none, leave: true }],
  ])('%s', (_where, chat, rights) => {
    expect(rightsIn(chat)).toEqual(rights)
  })
})
