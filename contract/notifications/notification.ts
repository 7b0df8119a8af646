import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { introStatus } from '../matching/intro.ts'
import { id, instant, nothing } from '../shapes.ts'
import { type NotificationKind, notificationFilters, notificationKinds } from './notification-kinds.ts'
import { placePattern } from './notification-places.ts'

/** One line of the list; several with the same group key are shown as one, the newest. */
export const notification = z.strictObject({
  id,
  seq: z.number().int(),
  kind: z.enum(notificationKinds as [NotificationKind, ...NotificationKind[]]),
  /** Who did it, the newest first, at most three, without people who are hidden from the reader. */
  people: z.array(
    z.strictObject({
      id,
      slug: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      avatarUrl: z.string().nullable(),
    }),
  ),
  /** How many people or happenings this line stands for. */
  count: z.number().int(),
  /** What it is about in words: the title of an event, an intro's text, the name of a group. */
  title: z.string(),
  quote: z.string(),
  /** What became of the intro that the reader received; null for other kinds. */
  introStatus: introStatus.nullable(),
  /** When the thing it is about happens, with its time zone: the start of an event or meeting. */
  startsAt: instant.nullable(),
  timeZone: z.string().nullable(),
  /** Path on this site to which it leads; null if that is gone. */
  to: z.string().regex(placePattern).nullable(),
  /** Ids that its buttons need. */
  data: z.record(z.string(), z.string()),
  createdAt: instant,
  isSeen: z.boolean(),
})
export type Notification = z.infer<typeof notification>

const page = z.strictObject({
  items: z.array(notification),
  next: z.string().nullable(),
  total: z.null(),
  unseen: z.number().int(),
})

/** Notifications of the caller in this community, also of organisers without a profile. */
export const notificationApi = {
  list: endpoint({
    call: 'GET /api/notifications',
    access: 'user',
    summary: 'List notifications, newest first.',
    input: {
      filter: z.enum(notificationFilters).optional(),
      after: z.string().max(200).optional(),
      size: z.coerce.number().int().min(1).max(100).optional(),
    },
    reply: page,
  }),
  countUnseen: endpoint({
    call: 'GET /api/notifications/unseen',
    access: 'user',
    summary: 'Count notifications that were not seen.',
    reply: z.strictObject({ unseen: z.number().int() }),
  }),
  listNewer: endpoint({
    call: 'GET /api/notifications/:id/newer',
    access: 'user',
    summary: 'List notifications that came after one, newest first.',
    input: { id },
    reply: page,
  }),
  markSeen: endpoint({
    call: 'POST /api/notifications/seen',
    access: 'user',
    summary: 'Mark notifications as seen; without ids all of them.',
    input: { ids: z.array(id).min(1).max(100).optional() },
    reply: z.strictObject({ unseen: z.number().int() }),
    limit: 'write',
  }),
  dismiss: endpoint({
    call: 'POST /api/notifications/dismiss',
    access: 'user',
    summary: 'Remove notifications from the list, or bring them back.',
    input: { ids: z.array(id).min(1).max(100), isDismissed: z.boolean().default(true) },
    reply: z.strictObject({ unseen: z.number().int() }),
    limit: 'write',
  }),
}

const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** What is told where, and when not. Letters are chosen by `letter-topics`. */
export const channelApi = {
  list: endpoint({
    call: 'GET /api/participant/channels',
    access: 'participant',
    summary: 'List the channels beside letters: whether each can be used, is on, and which topics it has.',
    reply: z.strictObject({
      channels: z.array(
        z.strictObject({
          channel: z.enum(['TELEGRAM', 'SLACK', 'DISCORD', 'PUSH']),
          /** Whether this installation and community have it. */
          isOffered: z.boolean(),
          /** Name of the linked account; null without one. */
          account: z.string().nullable(),
          /** Why nothing is sent although an account is linked; null if it is. */
          stopReason: z.string().nullable(),
          isOn: z.boolean(),
          topics: z.array(z.strictObject({ topic: z.string(), isOn: z.boolean() })),
        }),
      ),
      quietHours: z.strictObject({ from: localTime, until: localTime }).nullable(),
      timeZone: z.string(),
    }),
  }),
  updateTopic: endpoint({
    call: 'POST /api/participant/channels',
    access: 'participant',
    summary: 'Switch a topic on or off in a channel.',
    input: { channel: z.enum(['TELEGRAM', 'SLACK', 'DISCORD', 'PUSH']), topic: z.string().max(40), isOn: z.boolean() },
    reply: nothing,
    limit: 'write',
  }),
  updateQuietHours: endpoint({
    call: 'POST /api/participant/quiet-hours',
    access: 'participant',
    summary: "Set hours, in the participant's time zone, in which messengers and push stay silent; null for none.",
    input: { quietHours: z.strictObject({ from: localTime, until: localTime }).nullable() },
    reply: nothing,
    limit: 'write',
  }),
}
