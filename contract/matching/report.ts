import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { id, instant, list, nothing, paging, text } from '../shapes.ts'
import { moderationStatus } from '../users/user.ts'
import { reportDecisions } from './report-fields.ts'

export const reportReasons = ['SPAM', 'RUDE', 'FAKE', 'OTHER'] as const
export type ReportReason = (typeof reportReasons)[number]

const party = z.strictObject({ id, slug: z.string(), firstName: z.string(), lastName: z.string() })
const decision = z.enum(reportDecisions)

const report = z.strictObject({
  id,
  kind: z.enum(['PROFILE', 'MESSAGE', 'REQUEST']),
  reason: z.enum(reportReasons),
  text: z.string(),
  /** Text of the reported message or request as it was then; null for a report of a profile. */
  quotedText: z.string().nullable(),
  author: party,
  /** `blockedBy`: how many members have blocked this person; who did is not told. `reports`: how many have reported them. */
  subject: party.extend({ blockedBy: z.number().int(), reports: z.number().int() }),
  createdAt: instant,
  decidedAt: instant.nullable(),
  /** Null while it waits, and for reports that were closed before decisions were kept. */
  decision: decision.nullable(),
  /** Null while it waits, and once that account is deleted. */
  decidedBy: z.string().nullable(),
})
export type Report = z.infer<typeof report>

/** A report with what a moderator needs for a decision. */
const reportDetail = report.extend({
  /** What was written to the reported participant. */
  note: z.string(),
  /** The reported message with a few before and after it, oldest first; empty for other reports. */
  messages: z.array(
    z.strictObject({
      id,
      /** Null for a member who left. */
      author: z.string().nullable(),
      isOfSubject: z.boolean(),
      isReported: z.boolean(),
      text: z.string(),
      createdAt: instant,
    }),
  ),
  profile: z.strictObject({
    position: z.string(),
    company: z.string(),
    about: z.string(),
    lookingFor: z.string(),
    avatarUrl: z.string().nullable(),
    moderationStatus,
    isEnabled: z.boolean(),
    joinedAt: instant,
  }),
  /** Other reports about the same person, newest first. */
  others: z.array(
    z.strictObject({
      id,
      reason: z.enum(reportReasons),
      text: z.string(),
      createdAt: instant,
      decision: decision.nullable(),
    }),
  ),
  /** Which decisions the caller may take now. */
  can: z.array(decision),
})
export type ReportDetail = z.infer<typeof reportDetail>

export const reportApi = {
  create: endpoint({
    call: 'POST /api/participant/:participantId/report',
    access: 'member',
    summary: 'Report a participant, or their request, to the moderators. The two are never shown to each other again.',
    input: {
      participantId: id,
      reason: z.enum(reportReasons),
      text: text(limits.text.max).default(''),
      requestId: id.optional(),
    },
    reply: nothing,
    limit: 'reach',
  }),
  list: endpoint({
    call: 'GET /api/moderation/reports',
    access: 'CAN_MODERATE_COMMUNITY',
    summary: 'List reports, newest first: all, or those that are open or closed. Without those about the caller.',
    input: { isDecided: z.stringbool().optional(), ...paging },
    reply: list(report),
  }),
  get: endpoint({
    call: 'GET /api/moderation/reports/:id',
    access: 'CAN_MODERATE_COMMUNITY',
    summary: 'Get a report with the messages around the reported one, the reported profile and other reports about it.',
    input: { id },
    reply: reportDetail,
  }),
  decide: endpoint({
    call: 'PATCH /api/moderation/reports/:id/decided',
    access: 'CAN_MODERATE_COMMUNITY',
    summary:
      'Close a report: dismiss it, warn the reported participant by letter, disable the profile, reject it, or block the person, which managers of the community may. Its author is told that the moderators have looked at it, and nothing more. The same again: no change.',
    input: { id, decision: decision.default('DISMISSED'), note: text(limits.text.max).default('') },
    reply: nothing,
    fails: ['ALREADY_DECIDED'],
    limit: 'write',
  }),
}
