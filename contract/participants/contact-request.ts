import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { id, instant, list, nothing, paging, requiredText } from '../shapes.ts'
import { contactRequestStatuses } from './contact-request-fields.ts'

const party = z.strictObject({
  id,
  slug: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatarUrl: z.string().nullable(),
})
const status = z.enum(contactRequestStatuses)

const contactRequest = z.strictObject({
  id,
  message: z.string(),
  /** Who would like to reach whom. */
  author: party,
  subject: party,
  status,
  /** Why it was declined. */
  reason: z.string(),
  createdAt: instant,
  handledAt: instant.nullable(),
  /** Null while it is open, and once that account is deleted. */
  handledBy: z.string().nullable(),
  can: z.strictObject({ passOn: z.boolean(), decline: z.boolean(), finish: z.boolean() }),
})
export type ContactRequest = z.infer<typeof contactRequest>

export const contactRequestApi = {
  list: endpoint({
    call: 'GET /api/moderation/contact-requests',
    access: 'CAN_MODERATE_COMMUNITY',
    summary:
      'List the wishes of members to reach somebody with hidden contacts, newest first: all, or those that are open or not.',
    input: { isOpen: z.stringbool().optional(), ...paging },
    reply: list(contactRequest),
  }),
  passOn: endpoint({
    call: 'POST /api/moderation/contact-requests/:id/pass-on',
    access: 'CAN_MODERATE_COMMUNITY',
    summary: 'Send the message to the person by letter. Whether they answer is up to them.',
    input: { id },
    reply: nothing,
    fails: ['ALREADY_DECIDED'],
    limit: 'write',
  }),
  decline: endpoint({
    call: 'POST /api/moderation/contact-requests/:id/decline',
    access: 'CAN_MODERATE_COMMUNITY',
    summary: 'Do not pass the message on. Its author gets the reason by letter.',
    input: { id, reason: requiredText(limits.text.max) },
    reply: nothing,
    fails: ['ALREADY_DECIDED'],
    limit: 'write',
  }),
  finish: endpoint({
    call: 'POST /api/moderation/contact-requests/:id/finish',
    access: 'CAN_MODERATE_COMMUNITY',
    summary: 'Close the wish: it was settled another way. Nobody is written to.',
    input: { id },
    reply: nothing,
    fails: ['ALREADY_DECIDED'],
    limit: 'write',
  }),
}
