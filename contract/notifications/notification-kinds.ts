import type { LetterTopic } from './letter-topic.ts'

/** Kinds of notifications, with the topic under which they can be switched off. */
export const notificationTopics = {
  'intro.received': 'intros',
  'intro.accepted': 'intros',
  'intro.declined': 'intros',
  'request.answered': 'requests',
  'meeting.asked': 'meetings',
  'meeting.proposed': 'meetings',
  'meeting.agreed': 'meetings',
  'meeting.moved': 'meetings',
  'meeting.cancelled': 'meetings',
  'matching.weekly': 'weekly',
  'chat.messages': 'messages',
  'chat.added': 'messages',
  'chat.mentioned': 'messages',
  'moderation.confirmed': 'community',
  'moderation.rejected': 'community',
  'moderation.pending': 'moderation',
  'report.received': 'moderation',
  'report.decided': 'community',
  'channel.stopped': 'community',
  'role.changed': 'community',
  'responsible.added': 'organising',
  'responsible.webhookExposed': 'organising',
  'event.message': 'eventMessages',
  'participation.confirmed': 'participation',
  'participation.approved': 'participation',
  'participation.rejected': 'participation',
  'participation.cancelled': 'participation',
  'participation.waitlisted': 'participation',
  'participation.offered': 'participation',
  'participation.expired': 'participation',
  'participation.paidWithoutPlace': 'participation',
  'participation.requested': 'organising',
  'participation.refundDue': 'organising',
  'event.rescheduled': 'eventChanges',
  'event.cancelled': 'eventChanges',
  'reminder.day': 'eventReminders',
  'reminder.hour': 'eventStarts',
  'reminder.feedback': 'eventFeedback',
} as const satisfies Record<string, LetterTopic>
export type NotificationKind = keyof typeof notificationTopics
export const notificationKinds = Object.keys(notificationTopics) as NotificationKind[]

/** Filters above the list. */
export const notificationFilters = ['intros', 'events', 'messages', 'community'] as const
export type NotificationFilter = (typeof notificationFilters)[number]

export const filterOf: Record<LetterTopic, NotificationFilter> = {
  weekly: 'intros',
  intros: 'intros',
  requests: 'intros',
  meetings: 'intros',
  messages: 'messages',
  participation: 'events',
  eventChanges: 'events',
  eventReminders: 'events',
  eventStarts: 'events',
  eventFeedback: 'events',
  eventMessages: 'events',
  organising: 'events',
  community: 'community',
  newsletters: 'community',
  moderation: 'community',
  managing: 'community',
}
