import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { shownAnswer } from '../participants/profile-shapes.ts'
import { id } from '../shapes.ts'

export const memberApi = {
  listAnswers: endpoint({
    call: 'GET /api/admin/participants/:participantId/answers',
    access: 'CAN_VIEW_ADMIN_PANEL',
    summary: "List a member's answers to the community's questions, also those that members do not see.",
    input: { participantId: id },
    reply: z.array(shownAnswer),
  }),
}
