import { locationLine } from '#contract/events/calendar-links.ts'
import type { Addressee } from '#server/features/notifications/notification/actions.ts'
import { Facts } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'
import { letterTime, type Times } from './event-time.ts'
import { shownLocation } from './rules.ts'
import type { StoredEvent } from './store.ts'

export type EventReader = Pick<Addressee, 'lang' | 'timeZone'>

/** Time of the event in lines: its own, and the reader's where that differs. */
export function timeLines(event: Times, { lang, timeZone }: EventReader, now: Date): string[] {
  const words = letterWords(lang)
  const when = letterTime(event, lang, timeZone, now)
  if (!when) return [words('eventFacts.dateOpen')]
  if (!when.time) return [when.day, words('eventFacts.timeOpen')]
  return [`${when.day}, ${when.time}`, ...(when.own ? [words('eventFacts.yourTime', { time: when.own })] : [])]
}

/** Place of the event as the reader may see it. */
export function placeLine(event: StoredEvent, { lang }: EventReader, isInside: boolean): string {
  const words = letterWords(lang)
  if (event.type === 'ONLINE') return words('eventFacts.online')
  if (!event.isLocationConfirmed) return words('eventFacts.placeOpen')
  return locationLine(shownLocation(event, event.locationVisibility, isInside))
}

type FactsProps = {
  event: StoredEvent
  to: EventReader
  /** Whether the reader is going or organises it, and so sees the whole location. */
  isInside: boolean
  now: Date
}

/** The place as the reader may see it, whether more of it is hidden, and a link to its map. */
export function placeFact(event: StoredEvent, to: EventReader, isInside: boolean) {
  const words = letterWords(to.lang)
  const place = placeLine(event, to, isInside)
  const { mapsLink, isPartlyHidden } = shownLocation(event, event.locationVisibility, isInside)
  const isPlaceKnown = event.type === 'OFFLINE' && event.isLocationConfirmed
  const hasMap = isPlaceKnown && /^https?:\/\//.test(mapsLink)
  const isHidden = isPlaceKnown && isPartlyHidden
  const lines = [place, isHidden ? words('eventFacts.hidden') : ''].filter(Boolean)
  return { label: words('eventFacts.where'), lines, href: hasMap && place ? mapsLink : undefined }
}

/** Time and place of an event in a letter. */
export function EventFacts({ event, to, isInside, now }: FactsProps) {
  const place = placeFact(event, to, isInside)
  const when = { label: letterWords(to.lang)('eventFacts.when'), lines: timeLines(event, to, now) }
  return <Facts facts={place.lines.length > 0 ? [when, place] : [when]} />
}

/** An amount in the currency of the event. */
export const amountText = (amount: number | null, { currency }: StoredEvent, { lang }: EventReader): string =>
  amount === null || currency === null
    ? ''
    : new Intl.NumberFormat(lang === 'en' ? 'en-GB' : 'ru-RU', {
        style: 'currency',
        currency,
        trailingZeroDisplay: 'stripIfInteger',
      }).format(amount)
