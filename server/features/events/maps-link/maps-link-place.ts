import { eventLimits } from '#contract/events/event-fields.ts'
import type { City } from '#contract/participants/city.ts'
import { distanceKm, namesOfCity, searchCities } from '#server/features/participants/city/rules.ts'

export type Address = { addressLine: string; postalCode: string; region: string }

const clean = (parts: string[], max: number): string => parts.join(', ').slice(0, max).trim()

/** Splits the address that Google writes into a link: "Café, Torstraße 41, 10119 Berlin, Germany". */
export function splitAddress(text: string, city: City | null): Address {
  const parts = text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
  const names = city ? [...namesOfCity(city.name.en), ...namesOfCity(city.name.ru)] : []
  const cityAt = parts.findLastIndex(part => names.some(name => words(part).includes(words(name))))
  const countries = city ? [city.country.en, city.country.ru].map(name => name.toLowerCase()) : []
  const isCountry = (part: string, at: number) =>
    countries.includes(part.toLowerCase()) || (at === parts.length - 1 && at > cityAt && cityAt > 0 && !/\d/.test(part))
  const rest = parts.filter((part, at) => at !== cityAt && !isCountry(part, at))
  const inCity = cityAt < 0 ? '' : without(parts[cityAt] as string, names)
  const tail = rest.filter(part => parts.indexOf(part) > cityAt && cityAt > 0)
  const codes = [inCity, ...tail, ...(cityAt <= 0 ? rest : [])]
  const postalCode = codes.map(postalIn).find(code => code !== '') ?? ''
  const region = [...tail, inCity].map(part => part.replace(postalCode, '').trim()).find(part => part !== '') ?? ''
  return {
    addressLine: clean(
      rest.filter(part => !tail.includes(part) && part !== postalCode),
      eventLimits.addressLine,
    ),
    postalCode: postalCode.slice(0, eventLimits.place),
    region: region.slice(0, eventLimits.place),
  }
}

/** In spaces, so that whole words are found. */
const words = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

function without(part: string, names: string[]): string {
  const name = names.find(each => part.toLowerCase().includes(each))
  return name
    ? part.slice(0, part.toLowerCase().indexOf(name)).trim() +
        part.slice(part.toLowerCase().indexOf(name) + name.length)
    : part
}

/** Five or six digits, or the forms of Great Britain, the Netherlands and Canada. */
const postalIn = (part: string): string =>
  /(?:^|\s)(\d{3} ?\d{2,4}|\d{4}(?: ?[A-Z]{2})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)(?:$|\s)/.exec(
    part,
  )?.[1] ?? ''

/** The zone of the country whose city is nearest, such as Asia/Yekaterinburg for Perm; null if the country has none. */
export function zoneOf(city: City): string | null {
  const code = city.id.slice(-2).toUpperCase()
  const zones = zonesIn(code)
  const near = zones.flatMap(zone => {
    const name = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? ''
    const isNamed = (each: City) => namesOfCity(each.name.en).includes(name.toLowerCase())
    const found = searchCities(name).find(each => each.id.endsWith(city.id.slice(-3)) && isNamed(each))
    return found ? [{ zone, km: distanceKm(city, found) }] : []
  })
  const [nearest] = near.sort((a, b) => a.km - b.km)
  return nearest?.zone ?? (zones.length === 1 ? (zones[0] ?? null) : null)
}

/** Zones of a country, from the data of the JavaScript engine. */
function zonesIn(code: string): string[] {
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & {
    getTimeZones?(): string[] | undefined
    timeZones?: string[]
  }
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}
