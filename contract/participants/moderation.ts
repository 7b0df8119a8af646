import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { id, instant, list, nothing, text } from '../shapes.ts'
import { moderationStatus } from '../users/user.ts'
import { personName } from './profile-shapes.ts'

export const moderatedParticipant = z.strictObject({
  id,
  userId: id,
  slug: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  login: z.string(),
  company: z.string(),
  position: z.string(),
  avatarUrl: z.string().nullable(),
  moderationStatus,
  rejectionReason: z.string().nullable(),
  joinedAt: instant,
})

export const moderationApi = {
  list: endpoint({
    call: 'GET /api/moderation/community',
    access: 'CAN_MODERATE_COMMUNITY',
    summary: 'List profiles to moderate, filtered by name, login or email, and by status.',
    input: {
      page: z.coerce.number().int().min(0).max(50).default(0),
      size: z.coerce.number().int().min(1).max(100).default(20),
      after: z.string().max(200).optional(),
      search: text(limits.search.max).optional(),
      status: moderationStatus.optional(),
    },
    reply: list(moderatedParticipant),
  }),
  updateStatus: endpoint({
    call: 'PATCH /api/moderation/:participantId/status',
    access: 'CAN_MODERATE_COMMUNITY',
    summary: 'Confirm a profile, or reject it with a reason. Its owner gets a letter.',
    input: { participantId: id, moderationStatus, reason: text(limits.text.max).optional() },
    reply: nothing,
    limit: 'write',
  }),
  listModerators: endpoint({
    call: 'GET /api/moderation/moderators',
    access: 'member',
    summary: 'List the moderators of this community.',
    reply: z.array(personName.extend({ id, avatarUrl: z.string().nullable() })),
  }),
}
