import { expect, it } from 'vitest'
import { countryOf, isOffered } from './rules.ts'

it.each([
  [undefined, 'ru', 'RU'],
  [undefined, 'en', 'US'],
  ['BY', 'en', 'BY'],
  ['DE', 'ru', 'DE'],
  ['XX', 'ru', 'RU'],
  ['', 'en', 'US'],
] as const)('chosen %j, in %s: %s', (chosen, lang, expected) => {
  expect(countryOf(chosen, lang)).toBe(expected)
})

it('offers only the countries of the page', () => {
  expect(['RU', 'BY', 'KZ', 'DE', 'US', 'XX', ''].filter(isOffered)).toEqual(['RU', 'BY', 'KZ', 'DE', 'US'])
})
