// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** A meeting of the community, online or at a place. */
export type EventRow = {
  /** The community. */
  communityId: string
  /** Id. */
  id: string
  /** The user who created it; null after their account was deleted. */
  createdBy: string | null
  /** Language of title and description; the other language is in event_translation. */
  lang: 'en' | 'ru'
  /** Title. */
  title: string
  /** Description: plain text with line breaks. */
  description: string
  /** Part of its address, unique in the community. */
  slug: string
  /** Local date in its time zone; null while to be confirmed. */
  eventDate: string | null
  /** Local start; null while to be confirmed. */
  startTime: string | null
  /** Local end on the same day, optional. */
  endTime: string | null
  /** IANA time zone in which date and times are meant. */
  timeZone: string
  /** The start as an instant; the start of the day while the time is to be confirmed; null without a date. */
  startsAt: string | null
  /** The end as an instant: two hours after the start without an end time, the end of the day without a start time. */
  endsAt: string | null
  /** Sort key of lists: the start; events without a date come last. */
  listedAt: string
  /** False while the place is to be confirmed. */
  isLocationConfirmed: boolean
  /** Online or offline. */
  type: 'ONLINE' | 'OFFLINE'
  /** Venue and street. */
  addressLine: string
  /** Latitude of the place. */
  latitude: number | null
  /** Longitude of the place. */
  longitude: number | null
  /** The Google Maps link that the organiser gave. */
  mapsLink: string
  /** Country. */
  country: string
  /** Region. */
  region: string
  /** City. */
  city: string
  /** Postal code. */
  postalCode: string
  /** Which parts of the location those see who are not going. */
  locationVisibility: 'FULL_ADDRESS' | 'NO_STREET' | 'COUNTRY_CITY' | 'CITY' | 'COUNTRY' | 'ADDRESS' | 'REGION_CITY' | 'POSTAL_CODE_CITY' | 'NONE'
  /** Where an online event takes place; only confirmed participants are sent there. */
  onlineMeetingLink: string
  /** Whether participants pay. */
  isPaid: boolean
  /** Price per person. */
  price: string | null
  /** ISO 4217 code of the price. */
  currency: string | null
  /** Page of the payment provider. */
  paymentLink: string
  /** Raised to renew the secret of the payment webhook, which is derived from it. */
  webhookGeneration: number
  /** PRIVATE: members only. */
  visibility: 'PUBLIC' | 'PRIVATE'
  /** Whether an organiser approves participants. */
  isApprovalRequired: boolean
  /** Whether participants are asked the questions of the event. */
  isOnboardingEnabled: boolean
  /** Number of places; null without a limit. */
  maxParticipants: number | null
  /** How many guests a participant may bring; each takes a place. */
  maxPlusOnes: number
  /** What happens when it is full: no waitlist, the next person gets the place, or is offered it for some time. */
  waitlist: 'NONE' | 'AUTOMATIC' | 'OFFER'
  /** How long an offered place is kept. */
  offerMinutes: number
  /** How long a place is kept for somebody who answers the questions or pays. */
  holdMinutes: number
  /** How to reach the organisers. */
  organizerContact: string
  /** Uploaded cover in storage; without it the drawn one is shown. */
  coverFile: string | null
  /** Motif of the drawn cover. */
  coverKind: string
  /** Colours of the drawn cover. */
  coverPalette: string
  /** Raised by each edit, so that two editors do not overwrite each other. */
  version: number
  /** iCalendar SEQUENCE: raised when time or place change, or it is cancelled. */
  sequence: number
  /** The user who edited it last. */
  changedBy: string | null
  /** When it was created. */
  createdAt: string
  /** When it was last edited. */
  updatedAt: string
  /** When it was cancelled. */
  cancelledAt: string | null
  /** What the organiser told the participants with the cancellation. */
  cancelMessage: string
  /** When it was deleted; it can be restored for a day, then it is removed. */
  deletedAt: string | null
  /** The city in lower case, for the filter of lists. */
  cityKey: string | null
  /** The city if everybody who sees the event may see it, else empty. */
  openCity: string | null
  /** Words that a search finds exactly, by stem or by prefix, in both scripts. */
  searchWords: string | null
  /** Folded text that a search with a typing error is compared with. */
  searchText: string | null
  /** The series of which it is a part; null for a single event. */
  seriesId: string | null
  /** Generation of the payment webhook's secret that a former organiser knows; null if none. */
  webhookGenerationExposed: number | null
}
