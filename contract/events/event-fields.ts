/*
 * Values and limits of events. Without zod, so that screens can load them.
 */

export const eventTypes = ['OFFLINE', 'ONLINE'] as const
export type EventType = (typeof eventTypes)[number]

export const eventVisibilities = ['PUBLIC', 'PRIVATE'] as const
export type EventVisibility = (typeof eventVisibilities)[number]

/** Which parts of the location those see who are not going, and do not organise the event. */
export const locationVisibilities = [
  'FULL_ADDRESS',
  'NO_STREET',
  'COUNTRY_CITY',
  'CITY',
  'COUNTRY',
  'ADDRESS',
  'REGION_CITY',
  'POSTAL_CODE_CITY',
  'NONE',
] as const
export type LocationVisibility = (typeof locationVisibilities)[number]

/** When the event is full: no waitlist; the next person gets the place; the next person is offered it for some time. */
export const waitlistModes = ['NONE', 'AUTOMATIC', 'OFFER'] as const
export type WaitlistMode = (typeof waitlistModes)[number]

export const currencies = ['EUR', 'USD', 'RUB', 'GBP', 'CHF', 'AMD', 'GEL', 'KZT', 'RSD', 'TRY', 'AED', 'ILS'] as const
export type Currency = (typeof currencies)[number]

export const participationStatuses = ['CONFIRMED', 'PENDING', 'REJECTED', 'CANCELLED'] as const
export type ParticipationStatus = (typeof participationStatuses)[number]

export const paymentStatuses = ['UNPAID', 'CHECKING', 'PAID', 'REFUND_DUE', 'REFUNDED'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/**
 * What the participation button is about, worked out by the server. Exactly one at a time.
 * Not taking part: `join`, `ask` (an organiser approves), `full` (no waitlist), `joinWaitlist`; visitors: `logIn`, `logInToPay`.
 * Taking part: `answer` (questions of the event), `approval`, `pay`, `paymentChecking`, `paidWithoutPlace`, `waiting` (on the
 * waitlist), `offered`, `going`, `rejected`, `cancelled` (may rejoin).
 * Over: `ended`, `eventCancelled`.
 */
export const participationStates = [
  'logIn',
  'logInToPay',
  'join',
  'ask',
  'full',
  'joinWaitlist',
  'answer',
  'approval',
  'pay',
  'paymentChecking',
  'paidWithoutPlace',
  'waiting',
  'offered',
  'going',
  'rejected',
  'cancelled',
  'ended',
  'eventCancelled',
] as const
export type ParticipationState = (typeof participationStates)[number]

export const eventLimits = {
  title: 120,
  description: 5000,
  slug: { min: 3, max: 80 },
  addressLine: 200,
  place: 100,
  contact: 200,
  message: 1000,
  maxParticipants: 100_000,
  plusOnes: 10,
  price: 1_000_000,
  offerMinutes: { min: 15, max: 10_080 },
  holdMinutes: { min: 5, max: 10_080 },
  /** A deleted event can be restored for this long. */
  restoreHours: 24,
  /** The link of an online event opens this long before the start. */
  joinOnlineMinutes: 15,
  /** Participants whom one call approves or rejects. */
  bulk: 500,
} as const

/** Tabs of the participants report. `refunds`: payments that are due back. */
export const reportTabs = ['all', 'going', 'pending', 'waitlist', 'rejected', 'cancelled', 'refunds'] as const
export type ReportTab = (typeof reportTabs)[number]

/** By default those who joined last come first; on the waitlist, those who are next. */
export const reportSorts = ['newest', 'oldest', 'name'] as const
export type ReportSort = (typeof reportSorts)[number]

/** Whom an organiser's message is for. */
export const messageAudiences = ['going', 'pending', 'waitlist'] as const
export type MessageAudience = (typeof messageAudiences)[number]
