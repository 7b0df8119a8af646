import { expect, it } from 'vitest'
import type { LegalSet } from '#contract/communities/options.ts'
import { chooseLegalSet, countryIn } from './legalSet.ts'

type Row = [fixed: LegalSet | undefined, followsCountry: boolean, country: string | null, expected: LegalSet]

const rows: Row[] = [
  [undefined, false, null, 'RU'],
  [undefined, false, 'DE', 'RU'],
  ['EN', false, null, 'EN'],
  ['JO', false, 'RU', 'JO'],
  ['TIM', false, 'DE', 'TIM'],
  ['JO', true, 'RU', 'JO'],
  [undefined, true, 'RU', 'RU'],
  [undefined, true, 'BY', 'RU'],
  [undefined, true, 'KZ', 'EN'],
  [undefined, true, 'DE', 'EN'],
  [undefined, true, null, 'RU'],
]

it.each(rows)('fixed %s, by country %s, from %s: %s', (fixed, followsCountry, country, expected) => {
  expect(chooseLegalSet({ fixed, followsCountry, country })).toBe(expected)
})

it.each([
  ['BY', 'BY'],
  [' de\n', 'DE'],
  ['{"ip":"203.0.113.7","country":"RU"}', 'RU'],
  ['{"countryCode":"kz"}', 'KZ'],
  ['{"country":"Germany","country_code":"DE"}', 'DE'],
  ['{"country":42}', null],
  ['<html>limit reached</html>', null],
  ['null', null],
  ['', null],
])('reads the country from %j', (answer, expected) => {
  expect(countryIn(answer)).toBe(expected)
})
