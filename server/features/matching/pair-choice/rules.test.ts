import { expect, test } from 'vitest'
import { defaultRules } from '../engine/pairing/member.ts'
import { hashOf, withChoices } from './rules.ts'

const skip = { firstId: 'a', secondId: 'b', choice: 'SKIP' } as const
const pin = { firstId: 'c', secondId: 'd', choice: 'PIN' } as const

test('choices are added to the rules', () => {
  const rules = { ...defaultRules, neverPairs: [['x', 'y']], mustPairs: [['v', 'w']] } as typeof defaultRules
  expect(withChoices(rules, [skip, pin])).toEqual({
    ...rules,
    neverPairs: [
      ['x', 'y'],
      ['a', 'b'],
    ],
    mustPairs: [
      ['v', 'w'],
      ['c', 'd'],
    ],
  })
  expect(withChoices(rules, [])).toEqual(rules)
})

test('the hash differs by choice, and not by order', () => {
  expect(hashOf([skip, pin])).toBe(hashOf([pin, skip]))
  const all = [[], [skip], [pin], [skip, pin], [{ ...skip, choice: 'PIN' as const }]].map(hashOf)
  expect(new Set(all).size).toBe(all.length)
})
