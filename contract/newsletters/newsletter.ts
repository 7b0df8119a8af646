import { z } from 'zod'
import { memberFilter } from '../crm/member-filter.ts'
import { endpoint, fileReply } from '../endpoint.ts'
import { language } from '../languages.ts'
import { id, instant, list, nothing, paging } from '../shapes.ts'
import { newsletterContent } from './newsletter-content.ts'
import {
  listedRecipientStatuses,
  newsletterChannels,
  newsletterKinds,
  newsletterLimits,
  newsletterProblems,
  newsletterStatuses,
  newsletterTabs,
  recipientStatuses,
  scheduleZones,
} from './newsletter-fields.ts'

export const newsletterChannel = z.enum(newsletterChannels)
const count = z.number().int().nonnegative()

/**
 * Whom it is for: all members, or those of any of the segments or of the filter, together with the chosen ones. Only confirmed members who can be written
 * to are counted and sent to.
 */
export const newsletterRecipients = z.strictObject({
  isEveryone: z.boolean().default(false),
  segmentIds: z.array(id).max(newsletterLimits.segments).default([]),
  participantIds: z.array(id).max(newsletterLimits.participants).default([]),
  filter: memberFilter.nullable().default(null),
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

const address = '/api/admin/newsletters'
const access = 'CAN_SEND_NEWSLETTERS'
const changed = ['NEWSLETTER_NOT_FOUND', 'NEWSLETTER_CHANGED', 'NEWSLETTER_SENT']

/** Letters of managers to the members of their community. */
export const newsletterApi = {
  list: endpoint({
    call: `GET ${address}`,
    access,
    summary: 'List the newsletters, the last changed first, with how far each was sent.',
    input: { tab: z.enum(newsletterTabs).default('all'), ...paging },
    reply: list(listedNewsletter).extend({ counts: z.record(z.enum(newsletterTabs), count) }),
  }),
  create: endpoint({
    call: `POST ${address}`,
    access,
    summary: 'Create a draft: empty, from a template, or for chosen members.',
    input: { templateId: z.string().max(40).optional(), recipients: newsletterRecipients.optional() },
    reply: newsletter,
    fails: ['TEMPLATE_NOT_FOUND'],
    idempotent: true,
    limit: 'write',
  }),
  get: endpoint({
    call: `GET ${address}/:id`,
    access,
    summary: 'Get a newsletter with its content.',
    input: { id },
    reply: newsletter,
    fails: ['NEWSLETTER_NOT_FOUND'],
  }),
  update: endpoint({
    call: `PUT ${address}/:id`,
    access,
    summary: 'Save a draft. A scheduled newsletter becomes a draft by `cancel` first.',
    input: {
      id,
      version: z.number().int(),
      content: newsletterContent,
      recipients: newsletterRecipients,
      channels: z.array(newsletterChannel).min(1).max(newsletterChannels.length),
    },
    reply: newsletter,
    fails: changed,
    limit: 'write',
  }),
  remove: endpoint({
    call: `DELETE ${address}/:id`,
    access,
    summary: 'Delete a draft.',
    input: { id },
    reply: nothing,
    fails: ['NEWSLETTER_NOT_FOUND', 'NEWSLETTER_SENT'],
    limit: 'write',
  }),
  duplicate: endpoint({
    call: `POST ${address}/:id/duplicate`,
    access,
    summary: 'Create a draft with the same content, recipients and channels.',
    input: { id },
    reply: newsletter,
    fails: ['NEWSLETTER_NOT_FOUND'],
    idempotent: true,
    limit: 'write',
  }),
  countRecipients: endpoint({
    call: `POST ${address}/recipients`,
    access,
    summary: 'Count who would get a newsletter now, by channel, and who is left out.',
    input: {
      recipients: newsletterRecipients,
      channels: z.array(newsletterChannel).min(1).max(newsletterChannels.length),
    },
    reply: recipientCount,
    transaction: 'read',
  }),
  preview: endpoint({
    call: `POST ${address}/preview`,
    access,
    summary:
      "Render content as a member would get it, in that member's language. Without a member, the caller is the reader.",
    input: { content: newsletterContent, participantId: id.optional(), lang: language.optional() },
    reply: z.strictObject({
      lang: language,
      reader: z.string(),
      from: z.strictObject({ name: z.string(), address: z.string() }),
      subject: z.string(),
      preheader: z.string(),
      /** A whole document, to be shown in a sandboxed frame. */
      html: z.string(),
      text: z.string(),
      telegram: z.string(),
    }),
    fails: ['NEWSLETTER_INCOMPLETE'],
    transaction: 'read',
    limit: 'write',
  }),
  sendTest: endpoint({
    call: `POST ${address}/:id/test`,
    access,
    summary: "Send it to the caller's own address, in each language that is written.",
    input: { id },
    reply: z.strictObject({ email: z.string(), letters: count }),
    fails: ['NEWSLETTER_NOT_FOUND', 'NEWSLETTER_INCOMPLETE'],
    idempotent: true,
    limit: 'lookup',
  }),
  checkLinks: endpoint({
    call: `POST ${address}/:id/links`,
    access,
    summary: 'Open every link of a newsletter and name those that do not work.',
    input: { id },
    reply: z.strictObject({
      checked: count,
      broken: z.array(
        z.strictObject({
          url: z.string(),
          lang: language,
          blockId: z.string(),
          /** `notFound`: the site says so. `unreachable`: no answer. `refused`: the site answers with an error. */
          problem: z.enum(['notFound', 'unreachable', 'refused']),
          status: z.number().int().nullable(),
        }),
      ),
    }),
    fails: ['NEWSLETTER_NOT_FOUND'],
    transaction: 'none',
    limit: 'lookup',
  }),
  schedule: endpoint({
    call: `POST ${address}/:id/schedule`,
    access,
    summary: "Schedule it for a local time, in the community's zone or in each reader's own.",
    input: { id, version: z.number().int(), schedule: newsletterSchedule },
    reply: newsletter,
    fails: [...changed, 'NEWSLETTER_INCOMPLETE', 'NO_RECIPIENTS', 'SCHEDULE_PASSED'],
    idempotent: true,
    limit: 'write',
  }),
  sendNow: endpoint({
    call: `POST ${address}/:id/send`,
    access,
    summary: 'Send it now. Recipients are those who match at this moment.',
    input: { id, version: z.number().int() },
    reply: newsletter,
    fails: [...changed, 'NEWSLETTER_INCOMPLETE', 'NO_RECIPIENTS'],
    idempotent: true,
    limit: 'write',
  }),
  pause: endpoint({
    call: `POST ${address}/:id/pause`,
    access,
    summary: 'Pause sending; it stops within seconds.',
    input: { id },
    reply: newsletter,
    fails: ['NEWSLETTER_NOT_FOUND', 'NEWSLETTER_NOT_SENDING'],
    limit: 'write',
  }),
  resume: endpoint({
    call: `POST ${address}/:id/resume`,
    access,
    summary: 'Go on with those who have not been written to.',
    input: { id },
    reply: newsletter,
    fails: ['NEWSLETTER_NOT_FOUND', 'NEWSLETTER_NOT_SENDING'],
    limit: 'write',
  }),
  cancel: endpoint({
    call: `POST ${address}/:id/cancel`,
    access,
    summary: 'Stop it for good. A scheduled newsletter of which nothing was sent becomes a draft again.',
    input: { id },
    reply: newsletter,
    fails: ['NEWSLETTER_NOT_FOUND', 'NEWSLETTER_NOT_SENDING'],
    limit: 'write',
  }),
  getStatistics: endpoint({
    call: `GET ${address}/:id/statistics`,
    access,
    summary: 'Get how far it was sent by channel, and what came of it. Opens and clicks are totals, never by person.',
    input: { id },
    reply: z.strictObject({
      status: z.enum(newsletterStatuses),
      progress: newsletterProgress,
      channels: z.array(newsletterProgress.extend({ channel: newsletterChannel })),
      /** Unsubscribed by the link of this letter. */
      unsubscribed: count,
      /** Null where the community does not count them. */
      opens: count.nullable(),
      clicks: z.array(z.strictObject({ url: z.string(), clicks: count })).nullable(),
      /** Letters per minute, at most. */
      perMinute: count,
    }),
    fails: ['NEWSLETTER_NOT_FOUND'],
  }),
  listRecipients: endpoint({
    call: `GET ${address}/:id/recipients`,
    access,
    summary: 'List to whom it was not sent, and why.',
    input: { id, status: z.enum(listedRecipientStatuses).optional(), ...paging },
    reply: list(
      z.strictObject({
        id,
        participantId: id,
        name: z.string(),
        channel: newsletterChannel,
        status: z.enum(recipientStatuses),
        problem: z.string(),
        at: instant,
      }),
    ),
    fails: ['NEWSLETTER_NOT_FOUND'],
  }),
  sendAgain: endpoint({
    call: `POST ${address}/:id/recipients/again`,
    access,
    summary: 'Send it again to those whose letter failed or is uncertain: to one of them, or to all of a status.',
    input: { id, recipientId: id.optional(), status: z.enum(['FAILED', 'UNCERTAIN']).optional() },
    reply: z.strictObject({ count }),
    fails: ['NEWSLETTER_NOT_FOUND', 'NEWSLETTER_NOT_SENDING'],
    idempotent: true,
    limit: 'write',
  }),
  countOpen: endpoint({
    call: 'GET /api/newsletter/:id/open.gif',
    access: 'anyone',
    summary: 'Count that a letter was opened, in total: the address is the same for all readers.',
    input: { id },
    reply: fileReply,
    replyKind: 'file',
    transaction: 'write',
    fails: ['NEWSLETTER_NOT_FOUND'],
    limit: 'drawing',
  }),
  openLink: endpoint({
    call: 'GET /api/newsletter/:id/link/:nth',
    access: 'anyone',
    summary: 'Count a click, in total, and go on to the address that the newsletter has under this number.',
    input: { id, nth: z.coerce.number().int().min(1).max(1000) },
    reply: fileReply,
    replyKind: 'file',
    transaction: 'write',
    fails: ['NEWSLETTER_NOT_FOUND'],
    limit: 'drawing',
  }),
  getSettings: endpoint({
    call: 'GET /api/admin/newsletter-settings',
    access,
    summary: 'Get how newsletters of this community are sent.',
    reply: z.strictObject({ countsOpens: z.boolean(), perMinute: count, canUpdate: z.boolean() }),
  }),
  updateSettings: endpoint({
    call: 'PUT /api/admin/newsletter-settings',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Change whether opens and clicks are counted in total, and the most letters per minute.',
    input: { countsOpens: z.boolean(), perMinute: z.number().int().min(1).max(newsletterLimits.perMinute) },
    reply: nothing,
    limit: 'write',
  }),
}
