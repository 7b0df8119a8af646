import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../shapes.ts'
import { newcomerNotices } from './newcomer-notices.ts'

const notice = z.enum(newcomerNotices)

export const newcomerNoticeApi = {
  get: endpoint({
    call: 'GET /api/moderation/newcomer-notice',
    access: 'CAN_MODERATE_COMMUNITY',
    summary: 'Get how the caller is written to about newcomers who wait.',
    reply: z.strictObject({ notice }),
  }),
  update: endpoint({
    call: 'PATCH /api/moderation/newcomer-notice',
    access: 'CAN_MODERATE_COMMUNITY',
    summary: 'Choose whether the caller gets a letter for each newcomer at once, one letter a day at 9:00, or none.',
    input: { notice },
    reply: nothing,
    limit: 'write',
  }),
}
