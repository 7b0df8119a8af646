import { expect, test } from 'vitest'
import { homeOf } from './rules.ts'

test.each([
  { others: [], isOpenedHere: true, isLocal: false, home: 'here' },
  { others: [], isOpenedHere: false, isLocal: false, home: 'none' },
  { others: [], isOpenedHere: true, isLocal: true, home: 'here' },
  { others: [], isOpenedHere: false, isLocal: true, home: 'none' },
  { others: ['tea', 'walks'], isOpenedHere: true, isLocal: false, home: { id: 'tea' } },
  { others: ['tea', 'walks'], isOpenedHere: false, isLocal: false, home: { id: 'tea' } },
  { others: ['tea'], isOpenedHere: true, isLocal: true, home: 'here' },
  { others: ['tea'], isOpenedHere: false, isLocal: true, home: 'none' },
])('connected to $others, session opened here: $isOpenedHere, valid there only: $isLocal', ({ home, ...session }) => {
  expect(homeOf(session)).toEqual(home)
})
