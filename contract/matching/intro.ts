import { z } from 'zod'
import { contactType } from '../communities/community.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { listedParticipant } from '../participants/profile-shapes.ts'
import { id, instant, list, paging, text } from '../shapes.ts'
import { credits } from './credits.ts'

export const introStatus = z.enum(['SENT', 'ACCEPTED', 'DECLINED', 'UNDELIVERED'])
export type IntroStatus = z.infer<typeof introStatus>

/** An intro as one of the two sees it. */
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

/** With the person on the other side, and once both want to meet, how to reach them. */
export const intro = z.strictObject({
  intro: introState,
  matchingResultId: id.nullable(),
  person: listedParticipant,
  /** Only after an accepted intro, and only what the person shows at all. */
  contacts: z.array(z.strictObject({ type: contactType, value: z.string(), url: z.string().nullable() })),
})
export type Intro = z.infer<typeof intro>

const message = text(limits.introMessage.max)

export const introApi = {
  send: endpoint({
    call: 'POST /api/matching/send-intro',
    access: 'member',
    summary:
      'Connect: introduce oneself to somebody, with a message or without; one intro between two people, ever. Costs credits. Where that person has written first, this accepts their intro and costs nothing.',
    input: { participantId: id, matchingResultId: id.optional(), introMessage: message.default('') },
    reply: z.strictObject({ intro: introState, credits }),
    fails: ['ALREADY_INTRODUCED', 'CANNOT_INTRODUCE', 'OUT_OF_CREDITS'],
    idempotent: true,
    limit: 'write',
  }),
  list: endpoint({
    call: 'GET /api/matching/intros',
    access: 'member',
    summary: 'Intros that the reader sent or received, newest first.',
    input: { direction: z.enum(['sent', 'received']), status: introStatus.optional(), ...paging },
    reply: list(intro),
  }),
  answer: endpoint({
    call: 'POST /api/matching/intros/:id/answer',
    access: 'member',
    summary: 'Accept an intro, or decline it kindly; the sender learns of it.',
    input: { id, accept: z.boolean(), message: message.default('') },
    reply: intro,
    fails: ['ALREADY_ANSWERED'],
    idempotent: true,
    limit: 'write',
  }),
}
