import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { id, nothing, text } from '../shapes.ts'

export const reportReasons = ['SPAM', 'RUDE', 'FAKE', 'OTHER'] as const
export type ReportReason = (typeof reportReasons)[number]

export const reportApi = {
  create: endpoint({
    call: 'POST /api/participant/:participantId/report',
    access: 'member',
    summary: 'Report a participant to the moderators. The two are never shown to each other again.',
    input: { participantId: id, reason: z.enum(reportReasons), text: text(limits.text.max).default('') },
    reply: nothing,
    limit: 'reach',
  }),
}
