import type { City } from '#contract/participants/city.ts'
import { aliases, countryAliases } from './city-aliases.ts'
import { countries } from './city-countries.ts'
import type { CityRow } from './city-row.ts'
import { cityRows } from './city-rows.ts'
import { fold, spellings } from './city-spelling.ts'

/** A city, indexed for search. */
export type KnownCity = {
  city: City
  /** Names in lower case. */
  written: string[]
  names: { text: string; words: string[]; glued: string }[]
  /** Names of the country, folded like the city's. */
  country: string[]
  thousands: number
}

/** Largest first, so that a stable search ranks by population. */
export const knownCities: KnownCity[] = cityRows.map(knownCity).sort((a, b) => b.thousands - a.thousands)

function knownCity([en, ru, code, latitude, longitude, thousands]: CityRow): KnownCity {
  const id = `${fold(en).replaceAll(' ', '-')}-${code.toLowerCase()}`
  const country = countries[code]
  const written = [en, ru, ...(aliases[id] ?? [])].map(name => name.toLowerCase())
  const texts = new Set(written.flatMap(spellings))
  return {
    city: { id, name: { en, ru }, country, latitude, longitude },
    written,
    names: [...texts].map(text => ({ text, words: text.split(' '), glued: text.replaceAll(' ', '') })),
    country: [country.en, country.ru, ...(countryAliases[code] ?? [])].map(fold),
    thousands,
  }
}
