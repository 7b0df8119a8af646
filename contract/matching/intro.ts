import { z } from 'zod'
import { contactType } from '../communities/community.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { listedParticipant } from '../participants/profile-shapes.ts'
import { id, instant, list, paging, text } from '../shapes.ts'
import { credits } from './credits.ts'
import { relevanceLevel } from './relevance.ts'

export const introStatus = z.enum(['SENT', 'ACCEPTED', 'DECLINED', 'UNDELIVERED'])
export type IntroStatus = z.infer<typeof introStatus>

/** An intro as seen by one of the two. */
export const introState = z.strictObject({
  id,
  direction: z.enum(['sent', 'received']),
  status: introStatus,
  message: z.string(),
  answer: z.string(),
  sentAt: instant,
  answeredAt: instant.nullable(),
})
export type IntroState = z.infer<typeof introState>

/** What the caller may do about another participant. */
export const rights = z.strictObject({
  /** Send an intro; accepts the other's intro if there is one. */
  connect: z.boolean(),
  answer: z.boolean(),
  decline: z.boolean(),
  report: z.boolean(),
})

/** An intro with the other participant. */
export const intro = z.strictObject({
  intro: introState,
  matchingResultId: id.nullable(),
  person: listedParticipant,
  /** Null until it is computed, seconds after an intro to somebody who was never recommended. */
  relevanceLevel: relevanceLevel.nullable(),
  /** Why the two fit, in the caller's language; null if there is nothing specific to say. */
  reason: z.string().nullable(),
  /** Only after the intro was accepted, and only contacts that the other participant shows. */
  contacts: z.array(z.strictObject({ type: contactType, value: z.string(), url: z.string().nullable() })),
})
export type Intro = z.infer<typeof intro>

const message = text(limits.introMessage.max)

export const introApi = {
  send: endpoint({
    call: 'POST /api/matching/send-intro',
    access: 'member',
    summary:
      'Send an intro to a participant, with or without a message; at most one between two people, in either direction. Costs credits. If the other has sent one already, this accepts it and is free.',
    input: { participantId: id, matchingResultId: id.optional(), introMessage: message.default('') },
    reply: z.strictObject({ intro: introState, credits, can: rights }),
    fails: ['EMAIL_NOT_CONFIRMED', 'ALREADY_INTRODUCED', 'CANNOT_INTRODUCE', 'OUT_OF_CREDITS'],
    idempotent: true,
    limit: 'write',
  }),
  list: endpoint({
    call: 'GET /api/matching/intros',
    access: 'member',
    summary: 'List intros that the caller sent or received, newest first.',
    input: { direction: z.enum(['sent', 'received']), status: introStatus.optional(), ...paging },
    reply: list(intro),
  }),
  answer: endpoint({
    call: 'POST /api/matching/intros/:id/answer',
    access: 'member',
    summary:
      'Accept or decline an intro. The sender is notified; of a decline after the seconds in which it can be undone.',
    input: { id, accept: z.boolean(), message: message.default('') },
    reply: intro.extend({ can: rights }),
    fails: ['ALREADY_ANSWERED', 'CANNOT_INTRODUCE'],
    idempotent: true,
    limit: 'write',
  }),
  undoDecline: endpoint({
    call: 'POST /api/matching/intros/:id/undo-decline',
    access: 'member',
    summary: 'Undo declining an intro, within seconds, before the sender is notified. It waits for an answer again.',
    input: { id },
    reply: intro.extend({ can: rights }),
    fails: ['TOO_LATE'],
    limit: 'write',
  }),
}
