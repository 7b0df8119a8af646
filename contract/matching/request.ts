import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { listedParticipant } from '../participants/profile-shapes.ts'
import { id, instant, list, nothing, paging, requiredText, text } from '../shapes.ts'

export const requestAnswer = z.strictObject({
  id,
  author: listedParticipant,
  answer: z.string(),
  createdAt: instant,
})
export type RequestAnswer = z.infer<typeof requestAnswer>

/** What a member looks for, as others see it. */
export const request = z.strictObject({
  id,
  person: listedParticipant,
  text: z.string(),
  createdAt: instant,
  answerCount: z.number().int(),
  /** What the reader has answered, if anything. */
  myAnswer: z.string().nullable(),
})
export type Request = z.infer<typeof request>

export const requestApi = {
  list: endpoint({
    call: 'GET /api/requests',
    access: 'member',
    summary: 'What other members look for, newest first, found by words.',
    input: { search: text(limits.search.max).optional(), ...paging },
    reply: list(request),
  }),
  listFitting: endpoint({
    call: 'GET /api/matching/requests',
    access: 'member',
    summary: 'The requests that the reader could best answer, best first; at most thirty.',
    reply: z.array(request),
    transaction: 'none',
  }),
  getMine: endpoint({
    call: 'GET /api/requests/mine',
    access: 'participant',
    summary: "The reader's own open request with its answers; null without one.",
    reply: z.strictObject({ id, text: z.string(), createdAt: instant, answers: z.array(requestAnswer) }).nullable(),
  }),
  answer: endpoint({
    call: 'POST /api/requests/:id/answer',
    access: 'member',
    summary: 'Answer a request, once; the asker gets the message and the card of whoever answers.',
    input: { id, answer: requiredText(limits.introMessage.max) },
    reply: nothing,
    fails: ['REQUEST_CLOSED', 'ALREADY_ANSWERED'],
    idempotent: true,
    limit: 'write',
  }),
}
