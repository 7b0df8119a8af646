import { expect, test } from 'vitest'
import { isSameGroup, withGroup, withoutGroup } from './groups.ts'

test('two tags are unordered and case-insensitive', () => {
  expect(isSameGroup(['Investor', 'Founder'], ['founder', ' investor '])).toBe(true)
  expect(isSameGroup(['Investor', 'Investor'], ['Investor', 'Founder'])).toBe(false)
})

test('a group is added once, trimmed', () => {
  expect(withGroup([], [' HR ', 'HR'])).toEqual([['HR', 'HR']])
  expect(withGroup([['A', 'B']], ['b', 'a'])).toEqual([['A', 'B']])
})

test('a group is removed in either order', () => expect(withoutGroup([['A', 'B']], ['B', 'A'])).toEqual([]))
