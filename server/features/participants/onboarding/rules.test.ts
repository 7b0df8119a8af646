import { describe, expect, test } from 'vitest'
import { acceptable, knownNames } from './rules.ts'

describe('known names', () => {
  test.each([
    ['nothing said', null, { firstName: '', lastName: '', imageUrl: null }],
    [
      'both names',
      { givenName: ' Anna ', familyName: 'Berg' },
      { firstName: 'Anna', lastName: 'Berg', imageUrl: null },
    ],
    ['one full name', { name: 'Anna  van Berg' }, { firstName: 'Anna', lastName: 'van Berg', imageUrl: null }],
    ['one word', { name: 'Anna' }, { firstName: 'Anna', lastName: '', imageUrl: null }],
    ['part of both', { name: 'A B', givenName: 'Anna' }, { firstName: 'Anna', lastName: 'B', imageUrl: null }],
    ['other types', { name: 7, imageUrl: 7 }, { firstName: '', lastName: '', imageUrl: null }],
    ['no picture', { imageUrl: '' }, { firstName: '', lastName: '', imageUrl: null }],
    [
      'a picture',
      { imageUrl: 'https://a.example/b' },
      { firstName: '', lastName: '', imageUrl: 'https://a.example/b' },
    ],
  ])('from %s', (_what, said, names) => {
    expect(knownNames(said)).toEqual(names)
  })

  test('are cut to the length of a name', () => {
    expect(knownNames({ givenName: 'a'.repeat(500) }).firstName.length).toBeLessThanOrEqual(100)
  })
})

describe('a profile from elsewhere', () => {
  test('keeps what this community accepts', () => {
    const contacts = [
      { type: 'VK', value: 'https://vk.com/anna' },
      { type: 'GITHUB', value: 'https://github.com/anna' },
    ]
    expect(acceptable({ firstName: 'Anna', about: 'x', nickname: 'A', contacts }, ['VK'])).toEqual({
      firstName: 'Anna',
      contacts: [{ type: 'VK', value: 'https://vk.com/anna' }],
    })
  })

  test('may have no contacts', () => {
    expect(acceptable({ lastName: 'Berg' }, [])).toEqual({ lastName: 'Berg', contacts: [] })
  })
})
