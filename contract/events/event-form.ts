import { z } from 'zod'
import { coverKinds, coverPalettes } from '../communities/community.ts'
import { language } from '../languages.ts'
import { limits } from '../limits.ts'
import { text } from '../shapes.ts'
import {
  currencies,
  eventLimits,
  eventTypes,
  eventVisibilities,
  locationVisibilities,
  waitlistModes,
} from './event-fields.ts'
import type { EventForm } from './event-problems.ts'

const url = z.string().trim().max(limits.url.max)

/**
 * Fields of the event form. Kinds and lengths are checked here; what is required, and what fits together, by `eventProblems`, which
 * also the browser uses. Each field is optional: on creating the rest is empty, on updating it stays.
 */
export const eventFormFields = {
  /** Of title and description. */
  lang: language.optional(),
  title: text(eventLimits.title).optional(),
  description: text(eventLimits.description).optional(),
  /** Made from the title by default. */
  slug: z.string().trim().toLowerCase().max(eventLimits.slug.max).optional(),
  date: z.string().max(10).nullable().optional(),
  isDateToBeConfirmed: z.boolean().optional(),
  startTime: z.string().max(5).nullable().optional(),
  /** On the same day. */
  endTime: z.string().max(5).nullable().optional(),
  isTimeToBeConfirmed: z.boolean().optional(),
  timeZone: z.string().trim().max(64).optional(),
  type: z.enum(eventTypes).optional(),
  /** The place of an offline event, or the link of an online one, is announced later. */
  isLocationToBeConfirmed: z.boolean().optional(),
  addressLine: text(eventLimits.addressLine).optional(),
  latitude: z.number().nullable().optional(),
  longitude: z.number().nullable().optional(),
  mapsLink: url.optional(),
  country: text(eventLimits.place).optional(),
  region: text(eventLimits.place).optional(),
  city: text(eventLimits.place).optional(),
  postalCode: text(eventLimits.place).optional(),
  locationVisibility: z.enum(locationVisibilities).optional(),
  onlineMeetingLink: url.optional(),
  isPaid: z.boolean().optional(),
  price: z.number().nullable().optional(),
  currency: z.enum(currencies).nullable().optional(),
  paymentLink: url.optional(),
  visibility: z.enum(eventVisibilities).optional(),
  approvalRequired: z.boolean().optional(),
  enableOnboarding: z.boolean().optional(),
  /** Null without a limit. */
  maxParticipants: z.number().nullable().optional(),
  maxPlusOnes: z.number().optional(),
  waitlist: z.enum(waitlistModes).optional(),
  offerMinutes: z.number().optional(),
  holdMinutes: z.number().optional(),
  organizerContact: text(eventLimits.contact).optional(),
  coverKind: z.enum(coverKinds).optional(),
  coverPalette: z.enum(coverPalettes).optional(),
} satisfies Record<keyof EventForm, z.ZodType>
