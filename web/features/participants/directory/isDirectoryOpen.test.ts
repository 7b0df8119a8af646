import { expect, test } from 'vitest'
import { isDirectoryOpen } from './isDirectoryOpen.ts'

const forced = { tabs: { participants: { enabled: true } }, customTabs: [] }
const switchedOff = { tabs: { participants: { enabled: false } }, customTabs: [] }

test.each([
  [true, null, false, true],
  [false, null, false, false],
  [false, null, true, true],
  [false, forced, false, true],
  [false, switchedOff, false, false],
])('transparent %s, navigation %j, admin %s: %s', (transparent, customNavigation, isAdmin, isOpen) =>
  expect(isDirectoryOpen({ transparent, customNavigation }, isAdmin)).toBe(isOpen),
)
