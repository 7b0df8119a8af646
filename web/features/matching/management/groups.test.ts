import { expect, test } from 'vitest'
import { isSameGroup, withGroup, withoutGroup } from './groups.ts'

test('two tags have no order and no case', () => {
  expect(isSameGroup(['Investor', 'Founder'], ['founder', ' investor '])).toBe(true)
  expect(isSameGroup(['Investor', 'Investor'], ['Investor', 'Founder'])).toBe(false)
})

test('a group is there once, without spaces around', () => {
  expect(withGroup([], [' HR ', 'HR'])).toEqual([['HR', 'HR']])
  expect(withGroup([['A', 'B']], ['b', 'a'])).toEqual([['A', 'B']])
})

test('and is removed whichever way it is said', () => expect(withoutGroup([['A', 'B']], ['B', 'A'])).toEqual([]))
