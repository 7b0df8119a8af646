import { describe, expect, test } from 'vitest'
import { isHidden, privacyInput } from './privacy.ts'

describe('privacyInput', () => {
  test.each([
    [
      { privacy: 'NONE', hiddenContacts: ['VK'] },
      { privacy: 'NONE', hiddenContacts: [] },
    ],
    [
      { privacy: 'PRIVATE', hiddenContacts: ['VK'] },
      { privacy: 'PRIVATE', hiddenContacts: [] },
    ],
    [
      { privacy: 'CUSTOM', hiddenContacts: [] },
      { privacy: 'NONE', hiddenContacts: [] },
    ],
    [
      { privacy: 'CUSTOM', hiddenContacts: ['GITHUB'] },
      { privacy: 'NONE', hiddenContacts: [] },
    ],
    [
      { privacy: 'CUSTOM', hiddenContacts: ['GITHUB', 'VK'] },
      { privacy: 'CUSTOM', hiddenContacts: ['VK'] },
    ],
  ] as const)('%j', (chosen, sent) =>
    expect(privacyInput({ ...chosen, hiddenContacts: [...chosen.hiddenContacts] }, ['EMAIL', 'VK'])).toEqual(sent),
  )
})

test('a contact is hidden with all others, or by itself', () => {
  expect(isHidden('VK', { privacy: 'NONE', hiddenContacts: ['VK'] })).toBe(false)
  expect(isHidden('VK', { privacy: 'PRIVATE', hiddenContacts: [] })).toBe(true)
  expect(isHidden('VK', { privacy: 'CUSTOM', hiddenContacts: ['VK'] })).toBe(true)
  expect(isHidden('EMAIL', { privacy: 'CUSTOM', hiddenContacts: ['VK'] })).toBe(false)
})
