import { expect, test } from 'vitest'
import { contactFields, contactValue, withContact } from './contactDraft.ts'

test("existing contacts and the community's come first, the others on request", () => {
  const rules = {
    contactsConfig: ['EMAIL', 'PHONE', 'LINKEDIN', 'VK', 'GITHUB'] as const,
    shownContacts: ['VK'] as const,
    requiredContacts: ['LINKEDIN'] as const,
  }
  const copies = {
    contactsConfig: [...rules.contactsConfig],
    shownContacts: [...rules.shownContacts],
    requiredContacts: [...rules.requiredContacts],
  }
  expect(contactFields(copies, ['SLACK'])).toEqual({
    first: ['EMAIL', 'PHONE', 'LINKEDIN', 'VK', 'SLACK'],
    more: ['GITHUB'],
  })
})

test('a contact is changed in place, or added', () => {
  const before = [{ type: 'EMAIL' as const, value: 'a@example.com' }]
  expect(withContact(before, 'EMAIL', 'b@example.com')).toEqual([{ type: 'EMAIL', value: 'b@example.com' }])
  expect(withContact(before, 'VK', 'x')).toEqual([...before, { type: 'VK', value: 'x' }])
  expect(contactValue(before, 'VK')).toBe('')
})
