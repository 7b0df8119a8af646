import { expect, it } from 'vitest'
import { contactProblems } from './contactProblems.ts'

it('names the field by its type, and leaves others unchanged', () => {
  const contacts = [
    { type: 'EMAIL' as const, value: 'x' },
    { type: 'VK' as const, value: 'y' },
  ]
  expect(contactProblems({ 'contacts.1.value': 'wrong', about: 'short', contacts: 'many' }, contacts)).toEqual({
    'contacts.VK': 'wrong',
    about: 'short',
    contacts: 'many',
  })
})
