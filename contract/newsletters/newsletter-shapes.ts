import { z } from 'zod'
import { memberFilter } from '../crm/member-filter.ts'
import { language } from '../languages.ts'
import { id, instant } from '../shapes.ts'
import { newsletterContent } from './newsletter-content.ts'
import {
  newsletterChannels,
  newsletterKinds,
  newsletterLimits,
  newsletterProblems,
  newsletterStatuses,
  scheduleZones,
} from './newsletter-fields.ts'

export const newsletterChannel = z.enum(newsletterChannels)
export const count = z.number().int().nonnegative()

/**
 * Whom it is for: all members, or those of any of the segments or of the filter, together with the chosen ones. Nobody of `except` gets it. Only confirmed
 * members who can be written to are counted and sent to.
 */
export const newsletterRecipients = z.strictObject({
  isEveryone: z.boolean().default(false),
  segmentIds: z.array(id).max(newsletterLimits.segments).default([]),
  participantIds: z.array(id).max(newsletterLimits.participants).default([]),
  filter: memberFilter.nullable().default(null),
  except: z.array(id).max(newsletterLimits.except).optional(),
})
export type NewsletterRecipients = z.output<typeof newsletterRecipients>

/** A local time without a zone, 2026-11-19T10:00. */
const localTime = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/, 'time')

export const newsletterSchedule = z.strictObject({ at: localTime, zone: z.enum(scheduleZones) })
export type NewsletterSchedule = z.output<typeof newsletterSchedule>

/** How far it was sent, over all channels. `waiting` includes those who are being written to. */
export const newsletterProgress = z.strictObject({
  total: count,
  waiting: count,
  sent: count,
  failed: count,
  bounced: count,
  uncertain: count,
  leftOut: count,
})
export type NewsletterProgress = z.infer<typeof newsletterProgress>

/** As in the list. */
export const listedNewsletter = z.strictObject({
  id,
  kind: z.enum(newsletterKinds),
  status: z.enum(newsletterStatuses),
  /** Subject in the caller's language, else in the other; empty if there is none yet. */
  subject: z.string(),
  languages: z.array(language),
  channels: z.array(newsletterChannel),
  /** Null once the person has deleted the account. */
  author: z.strictObject({ userId: id, name: z.string() }).nullable(),
  createdAt: instant,
  updatedAt: instant,
  schedule: newsletterSchedule.nullable(),
  /** When sending begins, or began; with `reader` the moment of the earliest zone. Null for a draft. */
  startsAt: instant.nullable(),
  finishedAt: instant.nullable(),
  progress: newsletterProgress,
})
export type ListedNewsletter = z.infer<typeof listedNewsletter>

export const newsletter = listedNewsletter.extend({
  /** Sent back with each change; a change of an older version is refused. */
  version: z.number().int(),
  recipients: newsletterRecipients,
  content: newsletterContent,
  /** What must be done before it can be sent; empty when it can. */
  problems: z.array(
    z.strictObject({
      problem: z.enum(newsletterProblems),
      lang: language.nullable(),
      blockId: z.string().nullable(),
    }),
  ),
  can: z.strictObject({
    update: z.boolean(),
    remove: z.boolean(),
    send: z.boolean(),
    pause: z.boolean(),
    resume: z.boolean(),
    cancel: z.boolean(),
  }),
})
export type Newsletter = z.infer<typeof newsletter>

/** "79 people: 71 by email, 46 in Telegram, 3 have unsubscribed and are left out." */
export const recipientCount = z.strictObject({
  /** Who is reached by at least one of the channels. */
  people: count,
  byEmail: count,
  inTelegram: count,
  unsubscribed: count,
  /** Their mail server refused an earlier letter for good. */
  bounced: count,
})
export type RecipientCount = z.infer<typeof recipientCount>
