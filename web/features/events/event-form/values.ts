import type { ManagedEvent } from '#contract/events/event.ts'
import type { Currency } from '#contract/events/event-fields.ts'
import type { EventForm } from '#contract/events/event-problems.ts'
import { noRepeat, type Repeat } from './repeat.ts'

type Numbers = 'price' | 'latitude' | 'longitude' | 'maxParticipants' | 'maxPlusOnes'
type Times = 'date' | 'startTime' | 'endTime'

/** The form as it is typed: numbers stay text until they are sent, so that nothing typed is lost. */
export type EventValues = Omit<EventForm, Numbers | Times | 'currency'> &
  Record<Numbers | Times, string> &
  Repeat & {
    currency: Currency
    /** Typed by hand, so no longer made from the title. */
    isSlugTyped: boolean
    /** Title and description in the other language. */
    translatedTitle: string
    translatedDescription: string
  }

export type Field = keyof EventValues

/** Fields of the address, in the order of the form. */
export const addressFields = [
  'mapsLink',
  'addressLine',
  'city',
  'country',
  'region',
  'postalCode',
  'latitude',
  'longitude',
] as const satisfies Field[]

/** A number as people type it, with a comma or a point; NaN for anything else, null for nothing. */
export function numberOf(text: string): number | null {
  const plain = text.replace(/[\s\u00a0]/g, '').replace(',', '.')
  if (plain === '') return null
  return /^[-−]?\d+(\.\d+)?$/.test(plain) ? Number(plain.replace('−', '-')) : Number.NaN
}

const textOf = (number: number | null): string => (number === null ? '' : String(number))

/** What is sent, and checked. Time and place that are to be confirmed are not sent. */
export function formOf(values: EventValues): EventForm {
  const { isSlugTyped: _, translatedTitle: _title, translatedDescription: _description, ...withRepeat } = values
  const { repeatFrequency: _often, repeatEndsBy: _end, repeatCount: _count, repeatUntil: _until, ...rest } = withRepeat
  const isTimeOpen = values.isDateToBeConfirmed || values.isTimeToBeConfirmed
  return {
    ...rest,
    date: values.isDateToBeConfirmed ? null : values.date || null,
    startTime: isTimeOpen ? null : values.startTime || null,
    endTime: isTimeOpen ? null : values.endTime || null,
    latitude: numberOf(values.latitude),
    longitude: numberOf(values.longitude),
    price: values.isPaid ? numberOf(values.price) : null,
    currency: values.isPaid ? values.currency : null,
    paymentLink: values.isPaid ? values.paymentLink : '',
    maxParticipants: numberOf(values.maxParticipants),
    maxPlusOnes: numberOf(values.maxPlusOnes) ?? 0,
  }
}

type Translated = { title: string; description: string } | null

/** The form of a saved event. */
export function valuesOf(event: ManagedEvent, translation: Translated): EventValues {
  const { location } = event
  return {
    lang: event.lang,
    title: event.title,
    description: event.description,
    slug: event.slug,
    isSlugTyped: true,
    date: event.date ?? '',
    isDateToBeConfirmed: event.date === null,
    startTime: event.startTime ?? '',
    endTime: event.endTime ?? '',
    // Once the date is confirmed, the time is required too.
    isTimeToBeConfirmed: event.date !== null && event.startTime === null,
    timeZone: event.timeZone,
    type: event.type,
    isLocationToBeConfirmed: !event.isLocationConfirmed,
    addressLine: location.addressLine,
    latitude: textOf(location.latitude),
    longitude: textOf(location.longitude),
    mapsLink: location.mapsLink,
    country: location.country,
    region: location.region,
    city: location.city,
    postalCode: location.postalCode,
    locationVisibility: event.locationVisibility,
    onlineMeetingLink: event.onlineMeetingLink,
    isPaid: event.isPaid,
    price: textOf(event.price),
    currency: (event.currency ?? 'EUR') as Currency,
    paymentLink: event.paymentLink,
    visibility: event.visibility,
    approvalRequired: event.approvalRequired,
    enableOnboarding: event.enableOnboarding,
    maxParticipants: textOf(event.maxParticipants),
    maxPlusOnes: textOf(event.maxPlusOnes),
    waitlist: event.waitlist,
    offerMinutes: event.offerMinutes,
    holdMinutes: event.holdMinutes,
    organizerContact: event.organizerContact,
    coverKind: event.coverKind,
    coverPalette: event.coverPalette,
    translatedTitle: translation?.title ?? '',
    translatedDescription: translation?.description ?? '',
    ...noRepeat,
  }
}

type Known = Pick<EventValues, 'lang' | 'timeZone' | 'organizerContact' | 'coverKind' | 'coverPalette'>

/** A new form. */
export const emptyValues = (known: Known): EventValues => ({
  title: '',
  description: '',
  slug: '',
  isSlugTyped: false,
  date: '',
  isDateToBeConfirmed: false,
  startTime: '',
  endTime: '',
  isTimeToBeConfirmed: false,
  type: 'OFFLINE',
  isLocationToBeConfirmed: false,
  addressLine: '',
  latitude: '',
  longitude: '',
  mapsLink: '',
  country: '',
  region: '',
  city: '',
  postalCode: '',
  locationVisibility: 'FULL_ADDRESS',
  onlineMeetingLink: '',
  isPaid: false,
  price: '',
  currency: 'EUR',
  paymentLink: '',
  visibility: 'PUBLIC',
  approvalRequired: false,
  enableOnboarding: false,
  maxParticipants: '',
  maxPlusOnes: '0',
  waitlist: 'AUTOMATIC',
  offerMinutes: 720,
  holdMinutes: 60,
  translatedTitle: '',
  translatedDescription: '',
  ...noRepeat,
  ...known,
})

/** Fields with different values. How the slug was made is no difference. */
export const changedFields = (one: EventValues, other: EventValues): Field[] =>
  (Object.keys(one) as Field[]).filter(field => field !== 'isSlugTyped' && one[field] !== other[field])
