import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { id, instant, list, nothing, paging, text } from '../shapes.ts'

export const reportReasons = ['SPAM', 'RUDE', 'FAKE', 'OTHER'] as const
export type ReportReason = (typeof reportReasons)[number]

const party = z.strictObject({ id, slug: z.string(), firstName: z.string(), lastName: z.string() })

export const reportApi = {
  create: endpoint({
    call: 'POST /api/participant/:participantId/report',
    access: 'member',
    summary: 'Report a participant to the moderators. The two are never shown to each other again.',
    input: { participantId: id, reason: z.enum(reportReasons), text: text(limits.text.max).default('') },
    reply: nothing,
    limit: 'reach',
  }),
  list: endpoint({
    call: 'GET /api/moderation/reports',
    access: 'CAN_MODERATE_COMMUNITY',
    summary: 'List reports, newest first: all, or those that are open or closed. Without those about the caller.',
    input: { isDecided: z.stringbool().optional(), ...paging },
    reply: list(
      z.strictObject({
        id,
        reason: z.enum(reportReasons),
        text: z.string(),
        /** Text of the reported message as it was then; null for a report of a profile. */
        quotedText: z.string().nullable(),
        author: party,
        /** `blockedBy`: how many members have blocked this person. Who did is not told. */
        subject: party.extend({ blockedBy: z.number().int() }),
        createdAt: instant,
        decidedAt: instant.nullable(),
      }),
    ),
  }),
  decide: endpoint({
    call: 'PATCH /api/moderation/reports/:id/decided',
    access: 'CAN_MODERATE_COMMUNITY',
    summary:
      'Close a report. Its author is told that the moderators have looked at it, and nothing more. Again: no change.',
    input: { id },
    reply: nothing,
    limit: 'write',
  }),
}
