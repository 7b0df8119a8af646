import type { NotificationKind } from '#contract/notifications/notification-kinds.ts'
import * as chats from './chats.ts'
import * as community from './community.ts'
import * as events from './events.ts'
import * as matching from './matching.ts'
import type { Scene, Telling } from './scene.ts'

/** How each kind of notification comes about. */
export const scenes: Record<NotificationKind, (scene: Scene) => Promise<Telling>> = {
  'intro.received': matching.introReceived,
  'intro.accepted': matching.introAccepted,
  'intro.declined': matching.introDeclined,
  'request.answered': matching.requestAnswered,
  'meeting.asked': matching.meetingAsked,
  'meeting.proposed': chats.meetingProposed,
  'meeting.agreed': chats.meetingAgreed,
  'meeting.moved': chats.meetingMoved,
  'meeting.cancelled': chats.meetingCancelled,
  'matching.weekly': matching.weeklyMatches,
  'chat.messages': chats.chatMessages,
  'chat.added': chats.chatAdded,
  'chat.mentioned': chats.chatMentioned,
  'moderation.confirmed': community.moderationConfirmed,
  'moderation.rejected': community.moderationRejected,
  'moderation.pending': community.moderationPending,
  'report.received': matching.reportReceived,
  'report.decided': matching.reportDecided,
  'channel.stopped': community.channelStopped,
  'role.changed': community.roleChanged,
  'responsible.added': events.responsibleAdded,
  'responsible.webhookExposed': events.webhookExposed,
  'event.message': events.eventMessage,
  'participation.confirmed': events.participationConfirmed,
  'participation.approved': events.participationApproved,
  'participation.rejected': events.participationRejected,
  'participation.cancelled': events.participationCancelled,
  'participation.waitlisted': events.participationWaitlisted,
  'participation.offered': events.participationOffered,
  'participation.expired': events.participationExpired,
  'participation.paidWithoutPlace': events.paidWithoutPlace,
  'participation.requested': events.participationRequested,
  'participation.refundDue': events.refundDue,
  'event.rescheduled': events.eventRescheduled,
  'event.cancelled': events.eventCancelled,
  'reminder.day': events.reminderDay,
  'reminder.hour': events.reminderHour,
  'reminder.feedback': events.reminderFeedback,
}
