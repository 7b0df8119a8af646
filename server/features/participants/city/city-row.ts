import type { CountryCode } from './city-countries.ts'

/** One line of the list. The population, in thousands, only ranks cities of like names. */
export type CityRow = [
  en: string,
  ru: string,
  country: CountryCode,
  latitude: number,
  longitude: number,
  thousands: number,
]
