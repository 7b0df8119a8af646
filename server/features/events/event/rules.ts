import type { EventLocation } from '#contract/events/event.ts'
import { eventLimits, type LocationVisibility } from '#contract/events/event-fields.ts'
import { type EventForm, slugProblem } from '#contract/events/event-problems.ts'
import { slugOf } from '#server/features/participants/profile/rules.ts'
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
  const after = (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000)
  if (!endTime) return { startsAt, endsAt: after(usualMinutes) }
  const endsAt = instantOf(date, minutesOf(endTime), timeZone)
  // A start that a DST change skips is moved past an end soon after the change; the event keeps its length then.
  return { startsAt, endsAt: endsAt > startsAt ? endsAt : after(minutesOf(endTime) - minutesOf(startTime)) }
}

/** Whether the event has ended. One without a date has not. */
export const isOver = ({ endsAt }: { endsAt: string | Date | null }, now: Date): boolean =>
  endsAt !== null && new Date(endsAt) <= now

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

const scheduleFields = [
  'date',
  'startTime',
  'endTime',
  'timeZone',
  'type',
  'isLocationToBeConfirmed',
  'addressLine',
  'latitude',
  'longitude',
  'mapsLink',
  'country',
  'region',
  'city',
  'postalCode',
  'onlineMeetingLink',
] as const satisfies (keyof EventForm)[]

/** Whether time or place differ, so that calendars and participants have to know. */
export const isMoved = (before: EventForm, after: EventForm): boolean =>
  scheduleFields.some(field => before[field] !== after[field])

/** Whether places were added; null is no limit. */
export const isEnlarged = (before: number | null, after: number | null): boolean =>
  before !== null && (after === null || after > before)

/** Whether the limit of places is lower than what is taken. */
export const isTooSmall = (limit: number | null, placesTaken: number): boolean => limit !== null && limit < placesTaken

/** A slug of a title, or the text itself if it is one; `event` if nothing of it is left. */
export function slugFrom(text: string): string {
  if (slugProblem(text) === null) return text
  const slug = slugOf(text, '')
  return slug === 'person' ? 'event' : slug
}

/** The same slug with a number behind it. */
export const slugNumber = (slug: string, number: number): string => `${slug.slice(0, 70).replace(/-$/, '')}-${number}`

/** The first slug that is not taken: itself, or with the lowest number behind it. */
export function freeSlug(slug: string, taken: Set<string>): string {
  if (!taken.has(slug) && !slugProblem(slug)) return slug
  let number = 2
  while (taken.has(slugNumber(slug, number))) number++
  return slugNumber(slug, number)
}

/** Until when a deleted event can be restored. */
export const restorableUntil = (deletedAt: string): string =>
  new Date(Date.parse(deletedAt) + eventLimits.restoreHours * 3_600_000).toISOString()

export const isRestorable = (deletedAt: string, now: Date): boolean => now < new Date(restorableUntil(deletedAt))
