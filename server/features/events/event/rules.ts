import type { EventLocation } from '#contract/events/event.ts'
import type { LocationVisibility } from '#contract/events/event-fields.ts'
import { addDays, instantOf } from '#server/platform/clock/zone.ts'

type Times = { date: string | null; startTime: string | null; endTime: string | null; timeZone: string }

/** Duration of an event without an end time. */
const usualMinutes = 120

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Start and end as instants. Without a start time the event takes the whole day, without a date there are none. */
export function instantsOf({ date, startTime, endTime, timeZone }: Times): { startsAt: Date; endsAt: Date } | null {
  if (!date) return null
  if (!startTime) return { startsAt: instantOf(date, 0, timeZone), endsAt: instantOf(addDays(date, 1), 0, timeZone) }
  const startsAt = instantOf(date, minutesOf(startTime), timeZone)
  const endsAt = endTime
    ? instantOf(date, minutesOf(endTime), timeZone)
    : new Date(startsAt.getTime() + usualMinutes * 60_000)
  return { startsAt, endsAt }
}

type Place = Omit<EventLocation, 'isPartlyHidden'>
type TextPart = 'addressLine' | 'country' | 'region' | 'city' | 'postalCode'

/** Text parts that each visibility shows. Coordinates and map link belong to the full address alone. */
const shownParts: Record<LocationVisibility, TextPart[]> = {
  FULL_ADDRESS: ['addressLine', 'country', 'region', 'city', 'postalCode'],
  NO_STREET: ['postalCode', 'city', 'country'],
  COUNTRY_CITY: ['country', 'city'],
  CITY: ['city'],
  COUNTRY: ['country'],
  ADDRESS: ['addressLine'],
  REGION_CITY: ['region', 'city'],
  POSTAL_CODE_CITY: ['postalCode', 'city'],
  NONE: [],
}

const textParts = shownParts.FULL_ADDRESS

/** The location for somebody; `isInside` for those who are going and for organisers, who see all of it. */
export function shownLocation(place: Place, visibility: LocationVisibility, isInside: boolean): EventLocation {
  const isWhole = isInside || visibility === 'FULL_ADDRESS'
  const parts = isWhole ? textParts : shownParts[visibility]
  const shown = (part: TextPart) => (parts.includes(part) ? place[part] : '')
  const isPointShown = isWhole || (place.latitude === null && place.mapsLink === '')
  return {
    addressLine: shown('addressLine'),
    latitude: isWhole ? place.latitude : null,
    longitude: isWhole ? place.longitude : null,
    mapsLink: isWhole ? place.mapsLink : '',
    country: shown('country'),
    region: shown('region'),
    city: shown('city'),
    postalCode: shown('postalCode'),
    isPartlyHidden: !isPointShown || textParts.some(part => place[part] !== shown(part)),
  }
}

/** Places that are left; null without a limit. */
export const placesLeft = (event: { maxParticipants: number | null; placesTaken: number }): number | null =>
  event.maxParticipants === null ? null : Math.max(0, event.maxParticipants - event.placesTaken)
