import { z } from 'zod'
import { endpoint, fileReply } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { id, instant, list, paging, text } from '../shapes.ts'
import { eventKey, eventPerson, eventTimeFields } from './event.ts'
import { eventLimits, participationStatuses, paymentStatuses, reportSorts, reportTabs } from './event-fields.ts'

/** A step of a participation: done or not; null if the event has no such step. */
const step = z.boolean().nullable()

/** A participation as the event's organisers see it: name, photo and address always, work as the person shows it. */
export const reportRow = z.strictObject({
  participationId: id,
  participantId: id,
  /** The id and slug in it are null where the profile is hidden from the reader. */
  person: eventPerson,
  email: z.string(),
  status: z.enum(participationStatuses),
  isWaiting: z.boolean(),
  /** Position on the waitlist, from 1. */
  waitlistPlace: z.number().int().nullable(),
  isOffered: z.boolean(),
  steps: z.strictObject({ questions: step, approval: step, payment: step }),
  plusOnes: z.number().int(),
  payment: z.enum(paymentStatuses).nullable(),
  amount: z.number().nullable(),
  answers: z.number().int(),
  joinedAt: instant,
  checkedInAt: instant.nullable(),
})
export type ReportRow = z.infer<typeof reportRow>

/** Exact numbers of each tab; `refunds` are payments that are due back, whatever the participation's status. */
export const reportCounts = z.strictObject({
  all: z.number().int(),
  going: z.number().int(),
  pending: z.number().int(),
  waitlist: z.number().int(),
  rejected: z.number().int(),
  cancelled: z.number().int(),
  refunds: z.number().int(),
})
export type ReportCounts = z.infer<typeof reportCounts>

/** What the table needs to know of its event. */
export const reportedEvent = z.strictObject({
  ...eventTimeFields,
  isPaid: z.boolean(),
  currency: z.string().nullable(),
  isApprovalRequired: z.boolean(),
  hasQuestions: z.boolean(),
  maxParticipants: z.number().int().nullable(),
  placesTaken: z.number().int(),
  checkedIn: z.number().int(),
})
export type ReportedEvent = z.infer<typeof reportedEvent>

export const reportAnswer = z.strictObject({
  questionId: id,
  question: z.string(),
  answer: z.string(),
  answeredAt: instant,
  /** The organisers removed the question since. */
  isRemoved: z.boolean(),
})

/** One participation with its answers. */
export const reportDetail = reportRow.extend({
  /** The organiser's words with a rejection. */
  message: z.string(),
  given: z.array(reportAnswer),
  changedAt: instant,
})
export type ReportDetail = z.infer<typeof reportDetail>

/** What became of each of several participants. */
export const bulkReply = z.strictObject({
  items: z.array(
    z.strictObject({
      participantId: id,
      /** Null when done; else the name of the failure, such as EVENT_FULL. */
      failure: z.string().nullable(),
      /** The failure in the reader's language. */
      message: z.string(),
    }),
  ),
})
export type BulkReply = z.infer<typeof bulkReply>

/** At most so many participants are approved or rejected by one call. */
const bulkIds = z.array(id).min(1).max(eventLimits.bulk)

export const eventReportApi = {
  list: endpoint({
    call: 'GET /api/event/:id/report',
    access: 'user',
    summary: 'List the participations of an event with counts by tab, for its organisers; searched by name or address.',
    input: {
      id: eventKey,
      tab: z.enum(reportTabs).optional(),
      sort: z.enum(reportSorts).optional(),
      search: text(limits.search.max).optional(),
      size: paging.size,
      /** Names are part of it. */
      after: z.string().max(1000).optional(),
      page: z.coerce.number().int().min(0).max(1000).optional(),
    },
    reply: list(reportRow).extend({ counts: reportCounts, event: reportedEvent }),
    fails: ['EVENT_NOT_FOUND'],
  }),
  get: endpoint({
    call: 'GET /api/event/:id/report/:pid',
    access: 'user',
    summary: "Get a participant's participation in an event with their answers, for its organisers.",
    input: { id: eventKey, pid: id },
    reply: reportDetail,
    fails: ['EVENT_NOT_FOUND'],
  }),
  export: endpoint({
    call: 'GET /api/event/:id/report/export',
    access: 'user',
    summary: 'Download the participations of an event as CSV, with the answers as columns.',
    input: { id: eventKey, format: z.literal('csv') },
    reply: fileReply,
    replyKind: 'file',
    transaction: 'none',
    fails: ['EVENT_NOT_FOUND'],
    limit: 'eventExport',
  }),
  approve: endpoint({
    call: 'POST /api/event/:id/report/approve',
    access: 'user',
    summary: 'Approve several pending participants, each by the rules of one; replies what became of each.',
    input: { id: eventKey, ids: bulkIds },
    reply: bulkReply,
    transaction: 'none',
    fails: ['EVENT_NOT_FOUND', 'NOT_PARTICIPATING'],
    limit: 'write',
  }),
  reject: endpoint({
    call: 'POST /api/event/:id/report/reject',
    access: 'user',
    summary: 'Reject several pending participants, with a message to them or without; replies what became of each.',
    input: { id: eventKey, ids: bulkIds, message: text(eventLimits.message).default('') },
    reply: bulkReply,
    transaction: 'none',
    fails: ['EVENT_NOT_FOUND', 'NOT_PARTICIPATING'],
    limit: 'write',
  }),
}
