import type { CountryCode } from './city-countries.ts'

/** One row of the list. The population, in thousands, only ranks cities of similar names. */
export type CityRow = [
  en: string,
  ru: string,
  country: CountryCode,
  latitude: number,
  longitude: number,
  thousands: number,
]
