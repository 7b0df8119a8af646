import { expect, it } from 'vitest'
import type { LocationVisibility } from '#contract/events/event-fields.ts'
import { type Address, locationExample } from './locationExample.ts'

const address: Address = {
  addressLine: 'Torstraße 41',
  postalCode: '10119',
  city: 'Berlin',
  region: 'Brandenburg',
  country: 'Germany',
}

it.each<[LocationVisibility, string]>([
  ['FULL_ADDRESS', 'Torstraße 41, 10119 Berlin, Brandenburg, Germany'],
  ['NO_STREET', '10119 Berlin, Germany'],
  ['COUNTRY_CITY', 'Berlin, Germany'],
  ['CITY', 'Berlin'],
  ['COUNTRY', 'Germany'],
  ['ADDRESS', 'Torstraße 41'],
  ['REGION_CITY', 'Berlin, Brandenburg'],
  ['POSTAL_CODE_CITY', '10119 Berlin'],
  ['NONE', ''],
])('%s: %s', (visibility, text) => {
  expect(locationExample(address, visibility)).toBe(text)
})

it('leaves out what is not filled in', () => {
  expect(locationExample({ ...address, postalCode: '' }, 'NO_STREET')).toBe('Berlin, Germany')
})
