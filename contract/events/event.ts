import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { language } from '../languages.ts'
import { limits } from '../limits.ts'
import { id, instant, list, nothing, text } from '../shapes.ts'
import {
  eventLimits,
  eventTypes,
  eventVisibilities,
  locationVisibilities,
  participationStates,
  participationStatuses,
  paymentStatuses,
  waitlistModes,
} from './event-fields.ts'
import { eventFormFields } from './event-form.ts'

/** A local time of day, 19:30. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time')

/** A participant with a face, where a list only names them. */
export const eventPerson = z.strictObject({
  participantId: id.nullable(),
  slug: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  position: z.string(),
  company: z.string(),
  avatarUrl: z.string().nullable(),
})
export type EventPerson = z.infer<typeof eventPerson>

/** The location as the caller may see it: what is hidden from them is empty, like what was never filled in. */
export const eventLocation = z.strictObject({
  addressLine: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  mapsLink: z.string(),
  country: z.string(),
  region: z.string(),
  city: z.string(),
  postalCode: z.string(),
  /** Whether parts of it are shown only to those who are going. */
  isPartlyHidden: z.boolean(),
})
export type EventLocation = z.infer<typeof eventLocation>

/** The caller's part in the event. */
export const myParticipation = z.strictObject({
  /** Null for visitors and users without a profile. */
  participationId: id.nullable(),
  status: z.enum([...participationStatuses, 'NOT_PARTICIPATING']),
  state: z.enum(participationStates),
  plusOnes: z.number().int(),
  /** Position on the waitlist, from 1. */
  waitlistPlace: z.number().int().nullable(),
  /** Until when a place is offered or held. */
  heldUntil: instant.nullable(),
  /** The organiser's words with a rejection. */
  message: z.string(),
  payment: z.enum(paymentStatuses).nullable(),
  /** Address of the payment page with the reference of this participation; only while there is something to pay. */
  paymentUrl: z.string().nullable(),
  /** Questions of the event: how many there are and how many are answered; null if it asks none. */
  questions: z.strictObject({ total: z.number().int(), answered: z.number().int() }).nullable(),
  checkedInAt: instant.nullable(),
  can: z.strictObject({ join: z.boolean(), cancel: z.boolean(), joinOnline: z.boolean() }),
})
export type MyParticipation = z.infer<typeof myParticipation>

const going = z.strictObject({
  count: z.number().int(),
  /** The first few whom the caller may see. Empty for visitors. */
  people: z.array(eventPerson),
})

/** What every list of events needs to name an event and its time. */
export const eventTimeFields = {
  id,
  slug: z.string(),
  title: z.string(),
  date: z.iso.date().nullable(),
  startTime: timeOfDay.nullable(),
  endTime: timeOfDay.nullable(),
  timeZone: z.string(),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  isCancelled: z.boolean(),
}

const shared = {
  ...eventTimeFields,
  type: z.enum(eventTypes),
  isLocationConfirmed: z.boolean(),
  location: eventLocation,
  isPaid: z.boolean(),
  price: z.number().nullable(),
  currency: z.string().nullable(),
  visibility: z.enum(eventVisibilities),
  coverUrl: z.string(),
  approvalRequired: z.boolean(),
  seriesId: id.nullable(),
  going,
  maxParticipants: z.number().int().nullable(),
  /** Null without a limit. */
  placesLeft: z.number().int().nullable(),
}

/** An event in a list. */
export const listedEvent = z.strictObject({
  ...shared,
  status: z.enum([...participationStatuses, 'NOT_PARTICIPATING']),
  /** On the waitlist; the status is PENDING then. */
  isWaiting: z.boolean(),
})
export type ListedEvent = z.infer<typeof listedEvent>

/** What the caller may do with the event. */
export const eventRights = z.strictObject({
  /** Edit it, its cover, questions and organisers; see reports and statistics; approve, check in. */
  manage: z.boolean(),
  delete: z.boolean(),
})

export const event = z.strictObject({
  ...shared,
  communityId: id,
  createdBy: eventPerson.nullable(),
  lang: language,
  description: z.string(),
  enableOnboarding: z.boolean(),
  maxPlusOnes: z.number().int(),
  waitlist: z.enum(waitlistModes),
  /** Empty for visitors. */
  organizerContact: z.string(),
  hosts: z.array(eventPerson),
  cancelMessage: z.string(),
  mine: myParticipation,
  can: eventRights,
})
export type Event = z.infer<typeof event>

/** Everything that the form edits, for organisers. */
export const managedEvent = event.omit({ location: true }).extend({
  location: eventLocation.omit({ isPartlyHidden: true }),
  locationVisibility: z.enum(locationVisibilities),
  onlineMeetingLink: z.string(),
  paymentLink: z.string(),
  offerMinutes: z.number().int(),
  holdMinutes: z.number().int(),
  coverKind: z.string(),
  coverPalette: z.string(),
  hasUploadedCover: z.boolean(),
  /** Places that are taken; the number of places cannot be set below. */
  placesTaken: z.number().int(),
  /** Sent back with an update, which fails if somebody else saved meanwhile. */
  version: z.number().int(),
  /** Who saved it last; null if it was never edited, or their account was deleted. */
  changedBy: eventPerson.nullable(),
  updatedAt: instant,
})
export type ManagedEvent = z.infer<typeof managedEvent>

/** An event that was deleted within a day, or the first of the dates of a series that were deleted together. */
const deletedEvent = z.strictObject({
  id,
  title: z.string(),
  date: z.iso.date().nullable(),
  /** How many dates were deleted together. */
  count: z.number().int(),
  restorableUntil: instant,
})
export type DeletedEvent = z.infer<typeof deletedEvent>

/** An event by its id or its slug. */
export const eventKey = z.string().min(1).max(80)

export const eventApi = {
  get: endpoint({
    call: 'GET /api/event/:id',
    access: 'anyone',
    summary: 'Get an event by id or slug. A private one is found by members only.',
    input: { id: eventKey },
    reply: event,
    fails: ['EVENT_NOT_FOUND'],
  }),
  create: endpoint({
    call: 'POST /api/event/create',
    access: 'user',
    summary:
      'Create an event. Date, time and place may be marked as to be confirmed. The caller becomes responsible for it. Without a slug one is made from the title. The draft of a new event is discarded.',
    input: eventFormFields,
    reply: managedEvent,
    fails: ['SLUG_TAKEN'],
    idempotent: true,
    limit: 'write',
  }),
  getManaged: endpoint({
    call: 'GET /api/event/:id/managed',
    access: 'user',
    summary: 'Get all that the event form edits, in the language of the event. For its organisers.',
    input: { id: eventKey },
    reply: managedEvent,
    fails: ['EVENT_NOT_FOUND'],
  }),
  update: endpoint({
    call: 'PATCH /api/event/:id',
    access: 'user',
    summary:
      'Update the given fields of an event. `version` is that of the event when it was read: if somebody else saved it meanwhile, nothing is changed. Participants are told of a new time or place. The draft of the caller is discarded.',
    input: { id: eventKey, version: z.number().int(), ...eventFormFields },
    reply: managedEvent,
    fails: ['EVENT_NOT_FOUND', 'EVENT_CHANGED', 'SLUG_TAKEN', 'PLACES_TAKEN'],
    idempotent: true,
    limit: 'write',
  }),
  isSlugAvailable: endpoint({
    call: 'GET /api/event/slug/available',
    access: 'user',
    summary:
      'Whether an event can have this slug, and a free one that is like it. `eventId` is the event being edited, whose own slug is free.',
    input: { slug: z.string().trim().toLowerCase().max(200), eventId: id.optional() },
    reply: z.strictObject({ isAvailable: z.boolean(), suggestion: z.string() }),
    limit: 'slugCheck',
  }),
  remove: endpoint({
    call: 'DELETE /api/event/:id',
    access: 'user',
    summary: 'Delete an event. It can be restored for a day. One that people are going to is cancelled first.',
    input: { id: eventKey },
    reply: nothing,
    fails: ['EVENT_NOT_FOUND', 'EVENT_HAS_PARTICIPANTS'],
    idempotent: true,
    limit: 'write',
  }),
  listDeleted: endpoint({
    call: 'GET /api/event/deleted',
    access: 'user',
    summary: 'List the events that the caller may restore, the last deleted first.',
    reply: list(deletedEvent),
  }),
  restore: endpoint({
    call: 'POST /api/event/:id/restore',
    access: 'user',
    summary: 'Restore a deleted event, within a day.',
    input: { id: eventKey },
    reply: managedEvent,
    fails: ['EVENT_NOT_FOUND'],
    idempotent: true,
    limit: 'write',
  }),
  clone: endpoint({
    call: 'POST /api/event/:id/clone',
    access: 'user',
    summary:
      'Create a copy of an event with its questions, translations and organisers, without participants. Its date is to be confirmed.',
    input: { id: eventKey },
    reply: managedEvent,
    fails: ['EVENT_NOT_FOUND'],
    idempotent: true,
    limit: 'write',
  }),
  cancel: endpoint({
    call: 'POST /api/event/:id/cancel',
    access: 'user',
    summary: 'Cancel an event with a message to its participants. Cancelling it again has no effect.',
    input: { id: eventKey, message: text(eventLimits.message).default('') },
    reply: managedEvent,
    fails: ['EVENT_NOT_FOUND', 'EVENT_ENDED'],
    idempotent: true,
    limit: 'write',
  }),
  uploadImage: endpoint({
    call: 'POST /api/event/:id/upload-image',
    access: 'user',
    summary: 'Upload a JPG or PNG as the cover, cropped and rotated as requested; by default the middle in 16:9.',
    body: 'form',
    input: {
      id: eventKey,
      image: z.file().max(limits.imageBytes),
      /** Crop rectangle in pixels of the rotated image. */
      x: z.coerce.number().min(0).optional(),
      y: z.coerce.number().min(0).optional(),
      width: z.coerce.number().min(1).optional(),
      height: z.coerce.number().min(1).optional(),
      /** Degrees, clockwise. */
      rotate: z.coerce.number().int().multipleOf(90).min(0).max(270).optional(),
    },
    reply: managedEvent,
    fails: ['EVENT_NOT_FOUND', 'INVALID_IMAGE', 'BODY_TOO_LARGE', 'STORAGE_FULL'],
    transaction: 'none',
    limit: 'upload',
  }),
  removeImage: endpoint({
    call: 'DELETE /api/event/:id/image',
    access: 'user',
    summary: 'Remove the uploaded cover; the drawn one is shown again.',
    input: { id: eventKey },
    reply: managedEvent,
    fails: ['EVENT_NOT_FOUND'],
    idempotent: true,
    limit: 'write',
  }),
}
