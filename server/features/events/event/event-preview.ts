import { events as en } from '#contract/events/words/en/events.ts'
import { events as ru } from '#contract/events/words/ru/events.ts'
import { timeInZone } from '#contract/events/zone-city.ts'
import { coverUrl } from '#contract/files/file.ts'
import type { Language } from '#contract/languages.ts'
import { isoInZone } from '#server/platform/clock/zone.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Preview, PreviewedPage } from '#server/platform/feature/feature.ts'
import { canSeeEvent } from './access.ts'
import { placesLeft, shownLocation } from './rules.ts'
import * as store from './store.ts'

const words = { en, ru }
const locales: Record<Language, string> = { en: 'en-GB', ru: 'ru-RU' }

/** Preview of an event that visitors may see. Of others there is none, like of events that do not exist. */
export async function previewEvent(db: Db, path: string, { community, lang }: PreviewedPage): Promise<Preview | null> {
  const [, key] = /^\/event\/([a-z0-9-]{1,80})$/i.exec(path) ?? []
  const event = key ? await store.findEvent(db, key, { userId: null, lang }) : null
  if (!event || event.deletedAt !== null || !canSeeEvent(null, event)) return null
  const location = shownLocation(event, event.locationVisibility, false)
  const imageUrl = socialImageUrl(event)
  return {
    title: event.title,
    description: [dayOf(event, lang), placeOf(event, location, lang)].join(' · '),
    imageUrl,
    type: 'website',
    isIndexed: true,
    hasLargeImage: true,
    structuredData: structuredEvent(event, location, {
      url: new URL(`/event/${event.slug}`, community.communityUrl).href,
      imageUrl: new URL(imageUrl, community.communityUrl).href,
      organizer: { '@type': 'Organization', name: community.title[lang], url: community.communityUrl },
    }),
  }
}

type Shown = ReturnType<typeof shownLocation>

const socialImageUrl = ({ coverFile, coverKind, coverPalette, slug }: store.StoredEvent): string =>
  coverFile
    ? `/files/${coverFile}-1200.webp`
    : coverUrl(
        { kind: coverKind as never, palette: coverPalette as never, seed: slug, width: 1200, height: 630 },
        'png',
      )

/** "Thursday, 19 November 2026, 19:00 Berlin": in the event's zone. */
function dayOf({ date, startTime, timeZone }: store.StoredEvent, lang: Language): string {
  if (!date) return words[lang].dateToBeConfirmed
  const day = new Intl.DateTimeFormat(locales[lang], { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date))
  return startTime ? `${day}, ${timeInZone(startTime, timeZone, lang)}` : day
}

function placeOf({ type, isLocationConfirmed }: store.StoredEvent, shown: Shown, lang: Language): string {
  if (type === 'ONLINE') return words[lang].online
  if (!isLocationConfirmed) return words[lang].placeToBeConfirmed
  const parts = [shown.addressLine, shown.city || shown.region, shown.country].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : words[lang].placeHidden
}

type Surroundings = { url: string; imageUrl: string; organizer: Record<string, string> }

/** An `Event` of schema.org, which has a start; null while the date is to be confirmed. */
function structuredEvent(event: store.StoredEvent, shown: Shown, { url, imageUrl, organizer }: Surroundings) {
  const { date, startTime, endTime, startsAt, endsAt, timeZone } = event
  if (!date || !startsAt || !endsAt) return null
  const isOnline = event.type === 'ONLINE'
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: event.description,
    url,
    image: [imageUrl],
    startDate: startTime ? isoInZone(new Date(startsAt), timeZone) : date,
    ...(endTime ? { endDate: isoInZone(new Date(endsAt), timeZone) } : {}),
    eventStatus: `https://schema.org/${event.cancelledAt ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${isOnline ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'}`,
    ...locationOf(event, shown, url),
    ...offersOf(event, url),
    organizer,
  }
}

/** Only what everybody sees; the page of an online event stands for the place, whose link participants alone get. */
function locationOf({ type, isLocationConfirmed }: store.StoredEvent, shown: Shown, url: string) {
  if (type === 'ONLINE') return { location: { '@type': 'VirtualLocation', url } }
  const address = Object.entries({
    streetAddress: shown.addressLine,
    postalCode: shown.postalCode,
    addressLocality: shown.city,
    addressRegion: shown.region,
    addressCountry: shown.country,
  }).filter(([, part]) => part !== '')
  if (!isLocationConfirmed || address.length === 0) return {}
  const { latitude, longitude } = shown
  return {
    location: {
      '@type': 'Place',
      name: shown.addressLine || shown.city || shown.region || shown.country || shown.postalCode,
      address: { '@type': 'PostalAddress', ...Object.fromEntries(address) },
      ...(latitude === null ? {} : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    },
  }
}

function offersOf(event: store.StoredEvent, url: string) {
  if (!event.isPaid) return { isAccessibleForFree: true }
  const isFull = placesLeft(event) === 0
  return {
    isAccessibleForFree: false,
    offers: {
      '@type': 'Offer',
      price: event.price?.toFixed(2),
      priceCurrency: event.currency,
      availability: `https://schema.org/${isFull ? 'SoldOut' : 'InStock'}`,
      validFrom: event.createdAt,
      url,
    },
  }
}
