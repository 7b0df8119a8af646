import type { Language } from '../languages.ts'
import { isWebUrl } from '../web-address.ts'
import {
  type Currency,
  type EventType,
  type EventVisibility,
  eventLimits,
  type LocationVisibility,
  type WaitlistMode,
} from './event-fields.ts'

/*
 * What is wrong with an event form, for the browser while it is filled in and for the server that saves it. Without zod, so that
 * screens can load it.
 */

/** The event form: empty texts and nulls stand for what is not filled in. */
export type EventForm = {
  lang: Language
  title: string
  description: string
  slug: string
  /** 2026-11-19 */
  date: string | null
  isDateToBeConfirmed: boolean
  /** 19:30 */
  startTime: string | null
  endTime: string | null
  isTimeToBeConfirmed: boolean
  timeZone: string
  type: EventType
  isLocationToBeConfirmed: boolean
  addressLine: string
  latitude: number | null
  longitude: number | null
  mapsLink: string
  country: string
  region: string
  city: string
  postalCode: string
  locationVisibility: LocationVisibility
  onlineMeetingLink: string
  isPaid: boolean
  price: number | null
  currency: Currency | null
  paymentLink: string
  visibility: EventVisibility
  approvalRequired: boolean
  enableOnboarding: boolean
  maxParticipants: number | null
  maxPlusOnes: number
  waitlist: WaitlistMode
  offerMinutes: number
  holdMinutes: number
  organizerContact: string
  coverKind: string
  coverPalette: string
}

/** Keys of `words/<language>/eventProblems.ts`. */
export type EventProblem =
  | 'required'
  | 'titleLength'
  | 'descriptionLength'
  | 'contactLength'
  | 'addressLength'
  | 'placeLength'
  | 'date'
  | 'time'
  | 'endBeforeStart'
  | 'latitude'
  | 'longitude'
  | 'url'
  | 'slug'
  | 'slugLength'
  | 'slugReserved'
  | 'price'
  | 'maxParticipants'
  | 'maxPlusOnes'
  | 'offerMinutes'
  | 'holdMinutes'

export type EventProblems = Partial<Record<keyof EventForm, EventProblem>>

/** Slugs that are the beginning of another address under `/event` or `/api/event`. */
const reservedSlugs = new Set(
  (
    'answers calendar check-in cities create deleted draft drafts feed maps-link mine month new next notices onboarding organised participations ' +
    'past payment payments questions search series slug statistics translations upcoming webhook'
  ).split(' '),
)

const isUuid = (slug: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(slug)

/** Whether an event can have this slug; whether it is taken, the server knows. */
export function slugProblem(slug: string): EventProblem | null {
  const { min, max } = eventLimits.slug
  if (slug === '') return 'required'
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return 'slug'
  if (slug.length < min || slug.length > max) return 'slugLength'
  // An address with a UUID is looked up by id.
  return reservedSlugs.has(slug) || isUuid(slug) ? 'slugReserved' : null
}

/** The first problem of each field; no entry for a field without one. */
export function eventProblems(form: EventForm): EventProblems {
  const found: [keyof EventForm, EventProblem | null][] = [
    ['title', textProblem(form.title, eventLimits.title, 'titleLength')],
    ['description', textProblem(form.description, eventLimits.description, 'descriptionLength')],
    ['organizerContact', textProblem(form.organizerContact, eventLimits.contact, 'contactLength')],
    ['slug', slugProblem(form.slug)],
    ['timeZone', form.timeZone.trim() === '' ? 'required' : null],
    ...timeProblems(form),
    ...placeProblems(form),
    ...paymentProblems(form),
    [
      'maxParticipants',
      form.maxParticipants === null
        ? null
        : within(form.maxParticipants, 1, eventLimits.maxParticipants, 'maxParticipants'),
    ],
    ['maxPlusOnes', within(form.maxPlusOnes, 0, eventLimits.plusOnes, 'maxPlusOnes')],
    [
      'offerMinutes',
      within(form.offerMinutes, eventLimits.offerMinutes.min, eventLimits.offerMinutes.max, 'offerMinutes'),
    ],
    ['holdMinutes', within(form.holdMinutes, eventLimits.holdMinutes.min, eventLimits.holdMinutes.max, 'holdMinutes')],
  ]
  return Object.fromEntries(found.filter(([, problem]) => problem !== null))
}

type Found = [keyof EventForm, EventProblem | null][]

const textProblem = (text: string, max: number, tooLong: EventProblem): EventProblem | null =>
  text.trim() === '' ? 'required' : lengthProblem(text, max, tooLong)

const lengthProblem = (text: string, max: number, tooLong: EventProblem): EventProblem | null =>
  text.trim().length > max ? tooLong : null

const within = (value: number, min: number, max: number, problem: EventProblem): EventProblem | null =>
  Number.isInteger(value) && value >= min && value <= max ? null : problem

/** Without a date there is no time; a start that is to be confirmed has no end either. */
function timeProblems(form: EventForm): Found {
  if (form.isDateToBeConfirmed) return []
  const date: EventProblem | null = form.date ? (isDate(form.date) ? null : 'date') : 'required'
  if (form.isTimeToBeConfirmed) return [['date', date]]
  return [
    ['date', date],
    ['startTime', form.startTime ? (isTime(form.startTime) ? null : 'time') : 'required'],
    ['endTime', form.endTime ? endProblem(form.startTime, form.endTime) : null],
  ]
}

function endProblem(startTime: string | null, endTime: string): EventProblem | null {
  if (!isTime(endTime)) return 'time'
  return startTime && isTime(startTime) && endTime <= startTime ? 'endBeforeStart' : null
}

const isTime = (time: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)

/** JavaScript rolls 30 February over to March. Years are bounded, so that a mistyped one is noticed. */
function isDate(date: string): boolean {
  if (!/^2[01]\d\d-\d\d-\d\d$/.test(date)) return false
  const parsed = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date)
}

const urlProblem = (url: string, isRequired: boolean): EventProblem | null => {
  if (url.trim() === '') return isRequired ? 'required' : null
  return isWebUrl(url.trim()) ? null : 'url'
}

/** City and country of an offline event whose place is confirmed; the link of an online one. */
function placeProblems(form: EventForm): Found {
  if (form.type === 'ONLINE')
    return [['onlineMeetingLink', urlProblem(form.onlineMeetingLink, !form.isLocationToBeConfirmed)]]
  const named = (text: string): EventProblem | null =>
    form.isLocationToBeConfirmed
      ? lengthProblem(text, eventLimits.place, 'placeLength')
      : textProblem(text, eventLimits.place, 'placeLength')
  return [
    ['city', named(form.city)],
    ['country', named(form.country)],
    ['region', lengthProblem(form.region, eventLimits.place, 'placeLength')],
    ['postalCode', lengthProblem(form.postalCode, eventLimits.place, 'placeLength')],
    ['addressLine', lengthProblem(form.addressLine, eventLimits.addressLine, 'addressLength')],
    ['latitude', degreesProblem(form.latitude, form.longitude, 90, 'latitude')],
    ['longitude', degreesProblem(form.longitude, form.latitude, 180, 'longitude')],
    ['mapsLink', urlProblem(form.mapsLink, false)],
  ]
}

/** A coordinate is needed as soon as the other one is there. */
function degreesProblem(value: number | null, other: number | null, max: number, problem: 'latitude' | 'longitude') {
  if (value === null) return other === null ? null : problem
  return value >= -max && value <= max ? null : problem
}

function paymentProblems(form: EventForm): Found {
  if (!form.isPaid) return []
  return [
    ['price', form.price === null ? 'required' : isPrice(form.price) ? null : 'price'],
    ['currency', form.currency === null ? 'required' : null],
    ['paymentLink', urlProblem(form.paymentLink, true)],
  ]
}

/** In whole cents. */
const isPrice = (price: number): boolean =>
  price >= 0.01 && price <= eventLimits.price && Math.abs(price * 100 - Math.round(price * 100)) < 1e-6
