import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IntroStatus } from '#contract/matching/intro.ts'
import type { LetterTopic } from '#contract/notifications/letter-topic.ts'
import type { Notification } from '#contract/notifications/notification.ts'
import {
  filterOf,
  type NotificationFilter,
  type NotificationKind,
  notificationKinds,
  notificationTopics,
} from '#contract/notifications/notification-kinds.ts'

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

/**
 * What a reader must be able to see for a notification to be shown: the person who caused it, the event, the list of the
 * participants of the event, the chat, what moderators see; nothing for what concerns themselves.
 */
type Sight = 'person' | 'event' | 'organiser' | 'chat' | 'moderator' | 'own'

export const sights: Record<NotificationKind, Sight> = {
  'intro.received': 'person',
  'intro.accepted': 'person',
  'intro.declined': 'person',
  'request.answered': 'person',
  'meeting.asked': 'person',
  'meeting.proposed': 'person',
  'meeting.agreed': 'person',
  'meeting.moved': 'person',
  'meeting.cancelled': 'person',
  'matching.weekly': 'own',
  'chat.messages': 'chat',
  'chat.added': 'chat',
  'chat.mentioned': 'chat',
  'moderation.confirmed': 'own',
  'moderation.rejected': 'own',
  'moderation.pending': 'moderator',
  'report.received': 'moderator',
  'report.decided': 'own',
  'channel.stopped': 'own',
  'role.changed': 'own',
  'responsible.added': 'event',
  'responsible.webhookExposed': 'organiser',
  'event.message': 'event',
  'participation.confirmed': 'event',
  'participation.approved': 'event',
  'participation.rejected': 'event',
  'participation.cancelled': 'event',
  'participation.waitlisted': 'event',
  'participation.offered': 'event',
  'participation.expired': 'event',
  'participation.paidWithoutPlace': 'event',
  'participation.requested': 'organiser',
  'participation.refundDue': 'organiser',
  'event.rescheduled': 'event',
  'event.cancelled': 'event',
  'reminder.day': 'event',
  'reminder.hour': 'event',
  'reminder.feedback': 'event',
}

const kindsOf = (sight: Sight): NotificationKind[] => notificationKinds.filter(kind => sights[kind] === sight)

export const kindsBySight: Record<Exclude<Sight, 'own'>, NotificationKind[]> = {
  // A mention also quotes who wrote it.
  person: [...kindsOf('person'), 'chat.mentioned'],
  event: kindsOf('event'),
  organiser: kindsOf('organiser'),
  chat: kindsOf('chat'),
  moderator: kindsOf('moderator'),
}

/** Moderators and organisers see everybody who writes or applies to them, also people whom others cannot find. */
export const isForTeam = (kind: NotificationKind): boolean =>
  sights[kind] === 'moderator' || sights[kind] === 'organiser'

/** Several as one say how many people: who did it twice is counted once. */
export const kindsByPeople: NotificationKind[] = [
  'request.answered',
  'moderation.pending',
  'participation.requested',
  'participation.refundDue',
]

export const kindsIn = (filter: NotificationFilter | undefined): NotificationKind[] =>
  notificationKinds.filter(kind => !filter || filterOf[notificationTopics[kind]] === filter)

/** A line as stored, with what it is about. */
export type StoredNotification = {
  id: string
  seq: number
  kind: NotificationKind
  data: Record<string, string>
  createdAt: string
  isSeen: boolean
  count: number
  /** Who caused those of the group, newest first; of the weekly list the people in it. */
  actorIds: string[]
  title: string
  quote: string
  startsAt: string | null
  timeZone: string | null
  introStatus: IntroStatus | null
  chatId: string | null
  unread: number
  /** Of the message that mentions the reader. */
  messageNumber: number | null
  reportedSlug: string | null
}

type Person = Notification['people'][number]

/** People of a line: each once, at most three, those whom the reader may see. */
export function peopleOf(actorIds: string[], known: Map<string, Person>): Person[] {
  return [...new Set(actorIds)].flatMap(id => known.get(id) ?? []).slice(0, 3)
}

/** Where a line leads; null if there is nothing to open. */
export function pathOf(line: StoredNotification, [person]: Person[]): string | null {
  const { kind, data } = line
  const [eventId, profile] = [data.eventId, person ? `/u/${person.slug}` : null]
  const chat = line.chatId ? `/chats/${line.chatId}` : null
  switch (kind) {
    case 'intro.received':
      return line.introStatus === 'SENT' && person ? `/my_communities?introFor=${person.id}` : (chat ?? profile)
    case 'intro.accepted':
      return chat ?? profile
    case 'request.answered':
      return '/my_communities?tab=requests'
    case 'intro.declined':
    case 'meeting.asked':
    case 'matching.weekly':
    case 'moderation.confirmed':
      return '/my_communities'
    case 'moderation.rejected':
      return '/profile'
    case 'moderation.pending':
      return person ? `/admin/moderation?person=${person.id}` : null
    // The two no longer see each other.
    case 'report.decided':
      return null
    case 'report.received':
      return line.reportedSlug && `/admin/moderation/reports?report=${data.reportId}`
    case 'channel.stopped':
      return data.isWorkspace || data.isGroup ? '/admin/options/messengers' : '/settings#channels'
    case 'role.changed':
      return data.opensAdmin ? '/admin' : null
    case 'participation.requested':
    case 'participation.refundDue':
    case 'responsible.added':
      return `/event/${eventId}/participants`
    case 'responsible.webhookExposed':
      return `/event/${eventId}/participants?part=organisers`
    case 'chat.mentioned':
      return chat && line.messageNumber ? `${chat}?message=${line.messageNumber}` : chat
    default:
      return eventId ? `/event/${eventId}` : chat
  }
}

/** Position of the last line of a page: its number. Null for what this server never sent. */
export const readPlace = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)
