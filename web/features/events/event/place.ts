import type { Event } from '#contract/events/event.ts'
import type { Words } from '#web/lib/words/words.ts'

type Place = Pick<Event, 'type' | 'isLocationConfirmed' | 'isCancelled' | 'location'>
type PlaceLines = { first: string; second: string; mapsLink: string | null }

const joined = (parts: string[], by: string) => parts.filter(Boolean).join(by)

/** Two lines about the place, of the parts that the reader may see. */
export function placeLines({ type, location, ...event }: Place, t: Words<'event'>): PlaceLines {
  if (type === 'ONLINE') return { first: t('place.online'), second: t('place.onlineText'), mapsLink: null }
  if (!event.isLocationConfirmed)
    return { first: t('place.unknown'), second: event.isCancelled ? '' : t('place.unknownText'), mapsLink: null }
  const [venue = '', ...street] = location.addressLine.split(', ')
  const city = joined([location.postalCode, location.city], ' ')
  const rest = joined(
    [...street, city, location.region === location.city ? '' : location.region, location.country],
    ', ',
  )
  const note = location.isPartlyHidden ? t('place.partly') : ''
  if (venue) return { first: venue, second: rest, mapsLink: mapAddress(location) }
  if (rest) return { first: rest, second: note, mapsLink: null }
  return { first: t('place.hidden'), second: '', mapsLink: null }
}

/** The organiser's link, or a map of the coordinates. */
export function mapAddress({ mapsLink, latitude, longitude }: Event['location']): string | null {
  if (/^https:\/\//.test(mapsLink)) return mapsLink
  if (latitude === null || longitude === null) return null
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
}
