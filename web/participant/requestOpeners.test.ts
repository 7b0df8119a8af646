import { describe, expect, it } from 'vitest'
import { openerOf, withOpener } from './requestOpeners.ts'

const beginnings = {
  cofounder: 'I am looking for a co-founder who ',
  customers: 'I need customers for ',
  investor: 'I am looking for an investor who ',
  mentor: 'Mentor: ',
  hire: 'Hire: ',
  friends: 'Friends: ',
}

describe('withOpener', () => {
  it.each([
    ['', 'mentor', 'Mentor: '],
    ['Mentor: ', 'hire', 'Hire: '],
    ['Mentor: knows sales', 'hire', 'Hire: knows sales'],
    ['knows sales', 'mentor', 'Mentor: knows sales'],
    ['Mentor: knows sales', null, 'knows sales'],
    ['Mentor:', 'mentor', 'Mentor: '],
  ] as const)('%j with %s', (text, chosen, after) => {
    expect(withOpener(text, chosen, beginnings)).toBe(after)
  })
})

it('recognises the beginning of a text', () => {
  expect(openerOf('I am looking for an investor who listens', beginnings)).toBe('investor')
  expect(openerOf('Something else', beginnings)).toBeNull()
})
