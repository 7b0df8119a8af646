import type { LocationVisibility } from '#contract/events/event-fields.ts'

type Part = 'addressLine' | 'postalCode' | 'city' | 'region' | 'country'
export type Address = Record<Part, string>

/** In the order in which an address is written. */
const shown: Record<LocationVisibility, Part[]> = {
  FULL_ADDRESS: ['addressLine', 'postalCode', 'city', 'region', 'country'],
  NO_STREET: ['postalCode', 'city', 'country'],
  COUNTRY_CITY: ['city', 'country'],
  CITY: ['city'],
  COUNTRY: ['country'],
  ADDRESS: ['addressLine'],
  REGION_CITY: ['city', 'region'],
  POSTAL_CODE_CITY: ['postalCode', 'city'],
  NONE: [],
}

/** What somebody who is not going reads: "10119 Berlin, Germany". Empty if nothing is shown. */
export function locationExample(address: Address, visibility: LocationVisibility): string {
  const parts = shown[visibility].filter(part => address[part] !== '')
  return parts.reduce((text, part, at) => {
    const isAfterCode = parts[at - 1] === 'postalCode'
    return text === '' ? address[part] : `${text}${isAfterCode ? ' ' : ', '}${address[part]}`
  }, '')
}
