import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LetterTopic } from '#contract/notifications/letter-topic.ts'

/** Kinds of in-app notifications, with the topic of their letters. */
export const notificationTopics = {
  'intro.received': 'intros',
  'intro.accepted': 'intros',
  'intro.declined': 'intros',
  'request.answered': 'requests',
  'meeting.asked': 'meetings',
  'matching.weekly': 'weekly',
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

const signatureOf = (participantId: string, secret: string): string =>
  createHmac('sha256', secret).update(`unsubscribe ${participantId}`).digest('base64url')

/**
 * Signed token for choosing which letters to get, without a sign-in: valid only for that, and without expiry, since
 * letters are kept.
 */
export const unsubscribeToken = (participantId: string, secret: string): string =>
  `${participantId}.${signatureOf(participantId, secret)}`

/** The topic is not signed: the token allows switching every topic. */
export const unsubscribePath = (participantId: string, topic: LetterTopic, secret: string): string =>
  `/api/unsubscribe?token=${unsubscribeToken(participantId, secret)}&topic=${topic}`

/** Participant of a token; null unless its signature is valid. */
export function readUnsubscribeToken(token: string, secret: string): string | null {
  const parts = token.split('.')
  // Stryker disable next-line StringLiteral: only the compiler needs the defaults; none is as long as a signature.
  const [participantId = '', signature = ''] = parts
  const wanted = Buffer.from(signatureOf(participantId, secret))
  const given = Buffer.from(signature)
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? participantId : null
}
