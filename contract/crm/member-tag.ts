import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { id, requiredText } from '../shapes.ts'

/** A word that managers attach to a member. Spaces inside are single, so that one word has one spelling. */
export const memberTag = requiredText(limits.tag.max).overwrite(tag => tag.replace(/\s+/g, ' '))

export const memberTagsAtMost = 30

/** Member tags: words of managers about a member, which members do not see. */
export const memberTagApi = {
  update: endpoint({
    call: 'PUT /api/admin/participants/:participantId/tags',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Replace the tags that managers gave to a member.',
    input: { participantId: id, tags: z.array(memberTag).max(memberTagsAtMost) },
    reply: z.strictObject({ tags: z.array(z.string()) }),
    limit: 'write',
  }),
}
