import type { LucideIcon } from 'lucide-react'
import {
  AtSign,
  BadgeCheck,
  Ban,
  BellRing,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  CircleX,
  Clock,
  Flag,
  Handshake,
  Heart,
  Hourglass,
  KeyRound,
  Megaphone,
  MessageCircle,
  MessagesSquare,
  PlugZap,
  Star,
  Ticket,
  Undo2,
  UserCheck,
  UserCog,
  UserPlus,
  UserX,
} from 'lucide-react'
import type { NotificationKind } from '#contract/notifications/notification-kinds.ts'

export type Tone = 'brand' | 'accent' | 'success' | 'info' | 'warning' | 'danger'

type Look = {
  icon: LucideIcon
  tone: Tone
  /** The icon stands for it, although people are named. */
  isFaceless?: boolean
  /** What it is about, where the name is not known any more. */
  untitled?: 'event' | 'chat' | 'messenger'
}

const event = { untitled: 'event', isFaceless: true } as const

/** How each kind of notification looks. */
export const looks: Record<NotificationKind, Look> = {
  'intro.received': { icon: UserPlus, tone: 'brand' },
  'intro.accepted': { icon: Handshake, tone: 'brand' },
  'intro.declined': { icon: Clock, tone: 'warning' },
  'request.answered': { icon: MessageCircle, tone: 'info' },
  'meeting.asked': { icon: Heart, tone: 'warning' },
  'meeting.proposed': { icon: CalendarClock, tone: 'info' },
  'meeting.agreed': { icon: CalendarCheck, tone: 'success' },
  'meeting.moved': { icon: CalendarClock, tone: 'warning' },
  'meeting.cancelled': { icon: CalendarX, tone: 'danger' },
  'matching.weekly': { icon: Star, tone: 'accent', isFaceless: true },
  'chat.messages': { icon: MessageCircle, tone: 'info' },
  'chat.added': { icon: MessagesSquare, tone: 'info', untitled: 'chat' },
  'chat.mentioned': { icon: AtSign, tone: 'accent', untitled: 'chat' },
  'moderation.confirmed': { icon: BadgeCheck, tone: 'success', isFaceless: true },
  'moderation.rejected': { icon: UserX, tone: 'warning', isFaceless: true },
  'moderation.pending': { icon: UserCheck, tone: 'accent' },
  'report.received': { icon: Flag, tone: 'danger' },
  'report.decided': { icon: Flag, tone: 'success', isFaceless: true },
  'channel.stopped': { icon: PlugZap, tone: 'warning', untitled: 'messenger', isFaceless: true },
  'role.changed': { icon: UserCog, tone: 'info', isFaceless: true },
  'responsible.added': { icon: UserCog, tone: 'accent', untitled: 'event' },
  'responsible.webhookExposed': { icon: KeyRound, tone: 'warning', ...event },
  'event.message': { icon: Megaphone, tone: 'info', ...event },
  'participation.confirmed': { icon: Ticket, tone: 'success', ...event },
  'participation.approved': { icon: BadgeCheck, tone: 'success', ...event },
  'participation.rejected': { icon: CircleX, tone: 'warning', ...event },
  'participation.cancelled': { icon: Undo2, tone: 'warning', ...event },
  'participation.waitlisted': { icon: Hourglass, tone: 'info', ...event },
  'participation.offered': { icon: Ticket, tone: 'accent', ...event },
  'participation.expired': { icon: Hourglass, tone: 'warning', ...event },
  'participation.paidWithoutPlace': { icon: Ban, tone: 'danger', ...event },
  'participation.requested': { icon: UserPlus, tone: 'accent', untitled: 'event' },
  'participation.refundDue': { icon: Ban, tone: 'danger', untitled: 'event' },
  'event.rescheduled': { icon: CalendarClock, tone: 'info', ...event },
  'event.cancelled': { icon: CalendarX, tone: 'danger', ...event },
  'reminder.day': { icon: BellRing, tone: 'info', ...event },
  'reminder.hour': { icon: BellRing, tone: 'info', ...event },
  'reminder.feedback': { icon: Heart, tone: 'warning', ...event },
}
