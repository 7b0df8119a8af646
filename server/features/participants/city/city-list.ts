import type { City } from '#contract/participants/city.ts'
import { aliases, countryAliases } from './city-aliases.ts'
import { countries } from './city-countries.ts'
import type { CityRow } from './city-row.ts'
import { cityRows } from './city-rows.ts'
import { fold, spellings } from './city-spelling.ts'

/** A city, made ready to be looked for. */
export type KnownCity = {
  city: City
  /** As people write them, in small letters. */
  written: string[]
  names: { text: string; words: string[]; glued: string }[]
  /** The country's names, folded like the city's. */
  country: string[]
  thousands: number
}

/** The largest first, so that a search that keeps this order ranks by population. */
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
