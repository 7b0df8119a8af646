import type { Community } from '#contract/communities/community.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { eventApi } from '#contract/events/event.ts'
import type { Currency } from '#contract/events/event-fields.ts'
import type { EventForm } from '#contract/events/event-problems.ts'
import type { Language } from '#contract/languages.ts'
import type { StoredEvent } from './store.ts'

export type EventInput = InputOf<(typeof eventApi)['create']>

/** The form of a new event, before anything is filled in. */
export const emptyForm = ({ brandConfig }: Community, lang: Language): EventForm => ({
  lang,
  title: '',
  description: '',
  slug: '',
  date: null,
  isDateToBeConfirmed: false,
  startTime: null,
  endTime: null,
  isTimeToBeConfirmed: false,
  timeZone: '',
  type: 'OFFLINE',
  isLocationToBeConfirmed: false,
  addressLine: '',
  latitude: null,
  longitude: null,
  mapsLink: '',
  country: '',
  region: '',
  city: '',
  postalCode: '',
  locationVisibility: 'FULL_ADDRESS',
  onlineMeetingLink: '',
  isPaid: false,
  price: null,
  currency: null,
  paymentLink: '',
  visibility: 'PUBLIC',
  approvalRequired: false,
  enableOnboarding: false,
  maxParticipants: null,
  maxPlusOnes: 0,
  waitlist: 'AUTOMATIC',
  offerMinutes: 720,
  holdMinutes: 60,
  organizerContact: '',
  coverKind: brandConfig.cover.kind,
  coverPalette: brandConfig.cover.palette,
})

/** The form as it was when the event was saved. */
export const formOf = (event: StoredEvent): EventForm => ({
  lang: event.lang,
  title: event.title,
  description: event.description,
  slug: event.slug,
  date: event.date,
  isDateToBeConfirmed: event.date === null,
  startTime: event.startTime,
  endTime: event.endTime,
  isTimeToBeConfirmed: event.startTime === null,
  timeZone: event.timeZone,
  type: event.type,
  isLocationToBeConfirmed: !event.isLocationConfirmed,
  addressLine: event.addressLine,
  latitude: event.latitude,
  longitude: event.longitude,
  mapsLink: event.mapsLink,
  country: event.country,
  region: event.region,
  city: event.city,
  postalCode: event.postalCode,
  locationVisibility: event.locationVisibility,
  onlineMeetingLink: event.onlineMeetingLink,
  isPaid: event.isPaid,
  price: event.price,
  currency: event.currency as Currency | null,
  paymentLink: event.paymentLink,
  visibility: event.visibility,
  approvalRequired: event.isApprovalRequired,
  enableOnboarding: event.isOnboardingEnabled,
  maxParticipants: event.maxParticipants,
  maxPlusOnes: event.maxPlusOnes,
  waitlist: event.waitlist,
  offerMinutes: event.offerMinutes,
  holdMinutes: event.holdMinutes,
  organizerContact: event.organizerContact,
  coverKind: event.coverKind,
  coverPalette: event.coverPalette,
})

/** The form with what was sent. A date or time that is sent is no longer to be confirmed, unless the flag is sent with it. */
export function fillForm(before: EventForm, sent: EventInput): EventForm {
  const given = Object.fromEntries(
    Object.entries(sent).filter(([, value]) => value !== undefined),
  ) as Partial<EventForm>
  const form = { ...before, ...given }
  if ('date' in given && !('isDateToBeConfirmed' in given)) form.isDateToBeConfirmed = false
  if ('startTime' in given && !('isTimeToBeConfirmed' in given)) form.isTimeToBeConfirmed = false
  return form
}

/** Empties what does not apply, such as the time of an event without a date, or the price of a free one. */
export function tidyForm(form: EventForm): EventForm {
  const tidy = { ...form }
  if (tidy.isDateToBeConfirmed) tidy.date = null
  if (tidy.isDateToBeConfirmed || tidy.isTimeToBeConfirmed) tidy.startTime = tidy.endTime = null
  tidy.endTime ||= null
  if (tidy.type === 'OFFLINE') tidy.onlineMeetingLink = ''
  else Object.assign(tidy, noPlace)
  if (!tidy.isPaid) Object.assign(tidy, free)
  return tidy
}

const free = { price: null, currency: null, paymentLink: '' }

const noPlace = {
  addressLine: '',
  latitude: null,
  longitude: null,
  mapsLink: '',
  country: '',
  region: '',
  city: '',
  postalCode: '',
}
