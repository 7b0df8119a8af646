import { z } from 'zod'
import { id, instant } from '../shapes.ts'

const ofParticipant = z.strictObject({ participantId: id })
const ofEvent = z.strictObject({ eventId: id })
const ofParticipation = z.strictObject({ participationId: id })
const ofIntro = z.strictObject({ introId: id })
const ofChat = z.strictObject({ chatId: id, messageId: id })
const ofReport = z.strictObject({ reportId: id })
const ofResponsible = z.strictObject({ eventId: id, userId: id })
/** Each date of the series is also told by news of its event. */
const ofSeries = z.strictObject({ changeId: id })

/**
 * Kinds of news that a webhook can be told, with their data: ids, by which a program asks the API for more, as far as it may. Never
 * contacts, texts of members or secrets. A test compares the list with the news that the slices declare.
 */
export const webhookKinds = {
  'participant.joined': ofParticipant,
  'participant.moderated': ofParticipant,
  'participant.waits again': ofParticipant,
  'participant.reached out': z.strictObject({ authorId: id, subjectId: id }),
  'participant.reported': ofReport,
  'report.decided': ofReport,
  'contactRequest.passed on': z.strictObject({ requestId: id }),
  'contactRequest.declined': z.strictObject({ requestId: id }),
  'communityRole.changed': z.strictObject({ userId: id, given: z.array(z.string()), taken: z.array(z.string()) }),
  'intro.sent': ofIntro,
  'intro.answered': ofIntro,
  'request.answered': z.strictObject({ answerId: id }),
  'event.created': ofEvent,
  'event.rescheduled': ofEvent,
  'event.cancelled': ofEvent,
  'event.enlarged': ofEvent,
  'series.rescheduled': ofSeries,
  'series.cancelled': ofSeries,
  'responsible.added': ofResponsible,
  'responsible.removed': ofResponsible,
  'participation.confirmed': ofParticipation,
  'participation.requested': ofParticipation,
  'participation.approved': ofParticipation,
  'participation.rejected': ofParticipation,
  'participation.cancelled': ofParticipation,
  'participation.waitlisted': ofParticipation,
  'participation.offered': ofParticipation,
  'participation.expired': ofParticipation,
  'participation.paidWithoutPlace': ofParticipation,
  'chat.joined': z.strictObject({ chatId: id, participantId: id, byId: id }),
  'message.sent': ofChat,
  'message.edited': ofChat,
  'community.created': z.strictObject({ communityId: id }),
} as const satisfies Record<string, z.ZodObject>
export type WebhookKind = keyof typeof webhookKinds
export const webhookKindNames = Object.keys(webhookKinds) as [WebhookKind, ...WebhookKind[]]

/** What is posted for a piece of news. */
export const webhookBody = (kind: WebhookKind) =>
  z.strictObject({
    /** Also in the header `Samovar-Delivery`; the same in every attempt. */
    id,
    kind: z.literal(kind),
    createdAt: instant,
    community: z.strictObject({ id, domain: z.string() }),
    data: webhookKinds[kind],
  })

/** News by which the server tells itself to do something: nothing happened that another program could use. */
export const internalNews = [
  'photo.moved',
  'event.coverReplaced',
  'responsible.webhookExposed',
  'newsletter.unsubscribed',
]
