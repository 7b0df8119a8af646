import { zoneCity } from '#contract/events/zone-city.ts'
import type { Language } from '#contract/languages.ts'
import { fold } from '#web/lib/words/fold.ts'

/** Day of an instant in a zone: 2026-11-19. */
export const dayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now)

/** "GMT+1" on that day. */
export function offsetOf(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

export type ZoneChoice = { value: string; label: string; search: string }

/** "Berlin, GMT+1", found by the city in both languages, the name of the zone and the offset. */
export function zoneChoice(timeZone: string, language: Language, at: Date): ZoneChoice {
  const offset = offsetOf(timeZone, at)
  const names = [zoneCity(timeZone, 'en'), zoneCity(timeZone, 'ru'), timeZone.replaceAll('_', ' ')]
  return {
    value: timeZone,
    label: `${zoneCity(timeZone, language)}, ${offset}`,
    search: `${names.map(fold).join(' ')} ${offset.toLowerCase()}`,
  }
}

/** Zones that this browser knows; the given one is among them. */
export function listZones(given: string): string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return [...new Set([...(given ? [given] : []), 'UTC', ...known])]
}

/** Every word must be found. */
export const isZoneFound = (choice: ZoneChoice, search: string): boolean =>
  search
    .trim()
    .split(/[\s,]+/)
    .every(word => choice.search.includes(fold(word)) || choice.search.includes(word.toLowerCase()))
