import type { City } from '#contract/participants/city.ts'
import { type KnownCity, knownCities } from './city-list.ts'
import { fold } from './city-spelling.ts'

const mostFound = 10
const nearKm = 100
const noMatch = 3
/** Radius of a city: 15 km for thirteen million people. */
const kmPerRootOfThousand = 0.13

type Wanted = { text: string; words: string[]; glued: string; country: string }

/** "Brest, France": the text after the comma restricts the country. */
function readText(typed: string): Wanted {
  const comma = `${typed},`.indexOf(',')
  const text = fold(typed.slice(0, comma))
  return { text, words: text.split(' '), glued: text.replaceAll(' ', ''), country: fold(typed.slice(comma + 1)) }
}

/** Search in both languages: the whole name, then its prefix, then its later words. */
export function searchCities(typed: string): City[] {
  const wanted = readText(typed)
  const ranks: KnownCity[][] = [[], [], []]
  for (const known of byLetter.get(wanted.text.charAt(0)) ?? []) ranks[rankOf(known, wanted)]?.push(known)
  return narrow(ranks.flat(), wanted)
    .slice(0, mostFound)
    .map(({ city }) => city)
}

/** Cities by the first letters of their words, so that a search scans one letter only. */
const byLetter = new Map<string, KnownCity[]>()
for (const known of knownCities) {
  const letters = known.names.flatMap(({ words }) => words.map(word => word.charAt(0)))
  for (const letter of new Set(letters)) add(byLetter, letter, known)
}

function add(index: Map<string, KnownCity[]>, key: string, known: KnownCity) {
  const kept = index.get(key)
  if (kept) kept.push(known)
  else index.set(key, [known])
}

/** Only a country after the comma restricts the result; a region ("Kazan, Tatarstan") is ignored. */
function narrow(found: KnownCity[], wanted: Wanted): KnownCity[] {
  const inCountry = found.filter(({ country }) => country.some(name => name.startsWith(wanted.country)))
  return inCountry.length > 0 ? inCountry : found
}

/** 0 is the best. */
const rankOf = ({ names }: KnownCity, wanted: Wanted): number =>
  Math.min(...names.map(name => rankOfName(name, wanted)))

function rankOfName({ text, words, glued }: KnownCity['names'][number], wanted: Wanted): number {
  if (text === wanted.text) return 0
  if (glued.startsWith(wanted.glued) || beginsAt(words, wanted.words, 0)) return 1
  return words.some((_, start) => beginsAt(words, wanted.words, start)) ? 2 : noMatch
}

const beginsAt = (words: string[], wanted: string[], start: number) =>
  wanted.every((part, at) => words[start + at]?.startsWith(part))

const byName = new Map<string, KnownCity[]>()
for (const known of knownCities) for (const { text } of known.names) add(byName, text, known)

function citiesCalled(typed: string): KnownCity[] {
  const wanted = readText(typed)
  return narrow(byName.get(wanted.text) ?? [], wanted)
}

/** Whether two names mean the same city, in any language; unknown places are compared by spelling. */
export function sameCity(a: string, b: string): boolean {
  const [ofA, ofB] = [citiesCalled(a), citiesCalled(b)]
  if (ofA.length + ofB.length > 0) return ofA.some(known => ofB.includes(known))
  return fold(a) !== '' && fold(a) === fold(b)
}

const townWord = /^(?:г\.?|гор\.|город|city of)\s+|^г\.(?=\S)/i

/**
 * The same for all names of a city: "Москва", "г. Москва", "Moscow, Russia" and "Россия, Москва". Of cities that share a
 * name, the largest; an unknown name is its own key.
 */
export function cityKey(typed: string): string {
  const kept = keptKeys.get(typed)
  if (kept !== undefined) return kept
  // A weekly run asks for the same few cities a hundred thousand times.
  if (keptKeys.size >= keptAtMost) keptKeys.clear()
  const key = keyOfName(typed)
  keptKeys.set(typed, key)
  return key
}

const keptKeys = new Map<string, string>()
const keptAtMost = 20_000

function keyOfName(typed: string): string {
  const name = typed.trim().replace(townWord, '')
  const known = citiesCalled(name)[0]
  if (known) return known.city.id
  const [first = '', ...later] = name.split(',').map(part => part.trim().replace(townWord, ''))
  const named = later.map(part => citiesCalled(part)[0]).find(found => found !== undefined)
  // Only a country may stand before the city; a village near a city is not the city.
  return named && isCountry(first) ? named.city.id : fold(first)
}

const countryNames = new Set(knownCities.flatMap(({ country }) => country))
const isCountry = (name: string): boolean => countryNames.has(fold(name))

/** All lower-case names under which people may have entered the same city. */
export function namesOfCity(typed: string): string[] {
  const own = typed.trim().toLowerCase()
  const others = citiesCalled(typed).flatMap(({ written, names }) => [...written, ...names.map(({ text }) => text)])
  return [...new Set([own, ...others])].filter(name => name !== '')
}

/** Also as people write a city beside its bare name: "г. Москва", "Moscow, Russia". */
export function writtenFormsOfCity(typed: string): string[] {
  const countries = [
    ...new Set(citiesCalled(typed).flatMap(({ country, city }) => [...country, ...Object.values(city.country)])),
  ]
  return namesOfCity(typed).flatMap(name => [
    name,
    ...['г. ', 'г.', 'город '].map(town => `${town}${name}`),
    ...countries.map(country => `${name}, ${country.toLowerCase()}`),
  ])
}

type Counted = { city: string; latitude: number; longitude: number; count: number }

/** One entry for a city that people wrote in several ways, under the most frequent one; the most people first. */
export function mergeCities(counted: Counted[]): Counted[] {
  const merged = new Map<string, Counted>()
  for (const each of [...counted].sort((a, b) => b.count - a.count)) {
    // Without a name, and for villages that nobody knows, the place tells them apart.
    const key = knownKey(each.city) ?? `${each.city} ${each.latitude.toFixed(1)} ${each.longitude.toFixed(1)}`
    const known = merged.get(key)
    merged.set(key, known ? joined(known, each) : each)
  }
  return [...merged.values()].sort((a, b) => b.count - a.count || a.city.localeCompare(b.city))
}

const cityIds = new Set(knownCities.map(({ city }) => city.id))

function knownKey(name: string): string | null {
  const key = name ? cityKey(name) : ''
  return cityIds.has(key) ? key : null
}

function joined(one: Counted, other: Counted): Counted {
  const count = one.count + other.count
  const mean = (a: number, b: number) => (a * one.count + b * other.count) / count
  return {
    city: one.city,
    latitude: mean(one.latitude, other.latitude),
    longitude: mean(one.longitude, other.longitude),
    count,
  }
}

export type Place = { latitude: number; longitude: number }

export function nearestCity(latitude: number, longitude: number): City | null {
  let nearest: City | null = null
  let least = nearKm
  for (const known of knownCities) {
    const distance = farFrom(known, { latitude, longitude })
    // Stryker disable next-line EqualityOperator: no place is exactly 100 km from a city, or as far from two of them.
    if (distance <= least) [nearest, least] = [known.city, distance]
  }
  return nearest
}

/**
 * Kilometres to a city's centre, minus its radius, so that a suburb does not win over a metropolis in its outer
 * districts.
 */
function farFrom({ city, thousands }: KnownCity, place: Place): number {
  const radius = kmPerRootOfThousand * Math.sqrt(thousands)
  const distance = distanceKm(place, city)
  // Stryker disable next-line EqualityOperator: no place is exactly a radius away from a centre.
  return distance < radius ? distance / radius - 1 : distance
}

const earthRadiusKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance (haversine formula). */
export function distanceKm(a: Place, b: Place): number {
  const [latitudeA, latitudeB] = [radians(a.latitude), radians(b.latitude)]
  const half =
    Math.sin((latitudeB - latitudeA) / 2) ** 2 +
    Math.cos(latitudeA) * Math.cos(latitudeB) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)))
}
