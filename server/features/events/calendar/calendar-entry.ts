import type { Community } from '#contract/communities/community.ts'
import { locationLine } from '#contract/events/calendar-links.ts'
import type { Language } from '#contract/languages.ts'
import type { CalendarEntry, CalendarPerson, CalendarTime } from '#server/platform/mail/calendar-file.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { shownLocation } from '../event/rules.ts'
import type { StoredEvent } from '../event/store.ts'

/** For whom an entry is written. */
export type CalendarReader = {
  lang: Language
  /** Whether they are going or organise it, and so see the whole location. */
  isInside: boolean
  /** On the way to a place: on the waitlist, or pending. */
  isTentative?: boolean
  attendee?: CalendarPerson
  organiser?: CalendarPerson
}

type Place = Pick<Community, 'communityUrl'>

/** The same for an event in every file, whatever else changes. */
export const calendarUid = (eventId: string, { communityUrl }: Place): string =>
  `${eventId}@${new URL(communityUrl).hostname}`

export const eventUrl = (eventId: string, { communityUrl }: Place): string =>
  new URL(`/event/${eventId}`, communityUrl).href

/** Null while the date is to be confirmed. */
export function calendarTime({ date, startTime, startsAt, endsAt }: StoredEvent): CalendarTime | null {
  if (!date || !startsAt || !endsAt) return null
  return startTime ? { start: new Date(startsAt), end: new Date(endsAt) } : { day: date }
}

/** The cancellation of an event, for calendars that have it; also after its date was taken back. */
export function cancelledEntry(
  event: StoredEvent,
  community: Place,
  reader: CalendarReader,
  stamp: Date,
): CalendarEntry {
  return {
    uid: calendarUid(event.id, community),
    sequence: event.sequence,
    stamp,
    time: calendarTime(event),
    status: 'CANCELLED',
    title: event.title,
    description: '',
    location: '',
    point: null,
    url: eventUrl(event.id, community),
    ...peopleOf(reader),
  }
}

const peopleOf = ({ organiser, attendee }: CalendarReader) => ({
  ...(organiser ? { organiser } : {}),
  ...(attendee ? { attendee } : {}),
})

/** An event as this reader may see it; null while its date is to be confirmed. */
export function calendarEntry(
  event: StoredEvent,
  community: Place,
  reader: CalendarReader,
  stamp: Date,
): CalendarEntry | null {
  const time = calendarTime(event)
  if (!time) return null
  const words = letterWords(reader.lang)
  const location = shownLocation(event, event.locationVisibility, reader.isInside)
  const isPlaceShown = event.type === 'OFFLINE' && event.isLocationConfirmed
  const url = eventUrl(event.id, community)
  const joins = event.type === 'ONLINE' && reader.isInside
  const notes = [
    'day' in time ? words('eventFacts.timeOpen') : '',
    event.type === 'OFFLINE' && !event.isLocationConfirmed ? words('eventFacts.placeOpen') : '',
    joins ? words('eventFacts.join', { url: `${url}/join` }) : '',
    event.description,
    url,
  ]
  return {
    uid: calendarUid(event.id, community),
    sequence: event.sequence,
    stamp,
    time,
    status: event.cancelledAt ? 'CANCELLED' : reader.isTentative ? 'TENTATIVE' : 'CONFIRMED',
    title: event.title,
    description: notes.filter(Boolean).join('\n\n'),
    location: event.type === 'ONLINE' ? words('eventFacts.online') : isPlaceShown ? locationLine(location) : '',
    point:
      isPlaceShown && location.latitude !== null && location.longitude !== null
        ? { latitude: location.latitude, longitude: location.longitude }
        : null,
    url,
    ...peopleOf(reader),
  }
}
