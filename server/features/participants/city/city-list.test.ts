import { describe, expect, test } from 'vitest'
import { city } from '#contract/participants/city.ts'
import { cities as demoCities } from '#demo/members/cities.ts'
import { aliases } from './city-aliases.ts'
import { countries } from './city-countries.ts'
import { knownCities } from './city-list.ts'
import { cityRows } from './city-rows.ts'
import { fold } from './city-spelling.ts'
import { distanceKm, sameCity } from './rules.ts'

const repeated = (texts: string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)

describe('the list of cities', () => {
  test('fits the contract, with unique ids', () => {
    for (const known of knownCities) expect(city.safeParse(known.city).error?.issues, known.city.id).toBeUndefined()
    expect(repeated(knownCities.map(known => known.city.id))).toEqual([])
  })

  test('has unique names within a country', () => {
    expect(repeated(cityRows.map(([en, , country]) => `${fold(en)} ${country}`))).toEqual([])
    expect(repeated(cityRows.map(([, ru, country]) => `${fold(ru)} ${country}`))).toEqual([])
  })

  test('has names of cities and countries in the script of the language', () => {
    for (const { en, ru } of [...cityRows.map(([en, ru]) => ({ en, ru })), ...Object.values(countries)]) {
      expect(en).toMatch(/^[\p{Script=Latin}' -]+$/u)
      expect(ru).toMatch(/^[А-ЯЁа-яё’ —-]+$/)
    }
  })

  test('has unique locations, and a population for each city', () => {
    for (const [at, one] of knownCities.entries()) {
      expect(one.thousands, one.city.id).toBeGreaterThan(0)
      const twin = knownCities.slice(at + 1).find(({ city }) => distanceKm(one.city, city) < 1)
      expect(twin?.city.id, one.city.id).toBeUndefined()
    }
  })

  test('has every country of its table, and no other', () => {
    expect(new Set(cityRows.map(([, , code]) => code))).toEqual(new Set(Object.keys(countries)))
  })

  test('has aliases only of known cities, and only new names', () => {
    for (const [id, names] of Object.entries(aliases)) {
      const known = knownCities.find(({ city }) => city.id === id)?.city
      expect(known, id).toBeDefined()
      const own = [known?.name.en, known?.name.ru].map(name => fold(name ?? ''))
      const added = names.filter(name => !own.includes(name.toLowerCase()))
      expect(added, id).toEqual(names)
    }
  })

  test.each(Object.values(demoCities))("has $name.en of the demo at the demo's location", demo => {
    const known = knownCities.find(({ city }) => city.name.en === demo.name.en && city.name.ru === demo.name.ru)
    expect(known && distanceKm(known.city, demo)).toBeLessThan(5)
    expect(sameCity(demo.name.en, demo.name.ru)).toBe(true)
  })
})
