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

/** A participant's request, as others see it. */
export const request = z.strictObject({
  id,
  person: listedParticipant,
  text: z.string(),
  createdAt: instant,
  answerCount: z.number().int(),
  /** The caller's answer, if any. */
  myAnswer: z.string().nullable(),
})
export type Request = z.infer<typeof request>

/** An earlier request of the caller. */
export const pastRequest = z.strictObject({
  id,
  text: z.string(),
  createdAt: instant,
  closedAt: instant,
  /** Null if another one replaced it. */
  fulfilledAt: instant.nullable(),
  answerCount: z.number().int(),
  can: z.strictObject({ reopen: z.boolean() }),
})
export type PastRequest = z.infer<typeof pastRequest>

export const requestApi = {
  list: endpoint({
    call: 'GET /api/requests',
    access: 'member',
    summary:
      "List other participants' requests, newest first, with full-text search in both scripts; similar words where none match.",
    input: { search: text(limits.search.max).optional(), ...paging },
    reply: list(request),
  }),
  listFitting: endpoint({
    call: 'GET /api/matching/requests',
    access: 'member',
    summary: 'List at most thirty requests that the caller could answer best, best first.',
    reply: z.array(request),
    transaction: 'none',
  }),
  getMine: endpoint({
    call: 'GET /api/requests/mine',
    access: 'participant',
    summary: "Get the caller's open request with its answers; null if there is none.",
    reply: z.strictObject({ id, text: z.string(), createdAt: instant, answers: z.array(requestAnswer) }).nullable(),
  }),
  listPast: endpoint({
    call: 'GET /api/requests/past',
    access: 'participant',
    summary: "List the caller's earlier requests, fulfilled or replaced, newest first; at most fifty.",
    reply: z.array(pastRequest),
  }),
  fulfil: endpoint({
    call: 'POST /api/requests/:id/fulfil',
    access: 'member',
    summary:
      "Mark the caller's open request as fulfilled: it leaves the feed and the profile, and is not matched any more.",
    input: { id },
    reply: nothing,
    fails: ['REQUEST_CLOSED'],
    limit: 'write',
  }),
  reopen: endpoint({
    call: 'POST /api/requests/:id/reopen',
    access: 'member',
    summary: 'Open a fulfilled request of the caller again, with its answers. It replaces the open one, if any.',
    input: { id },
    reply: nothing,
    fails: ['REQUEST_CLOSED'],
    limit: 'write',
  }),
  answer: endpoint({
    call: 'POST /api/requests/:id/answer',
    access: 'member',
    summary: 'Answer a request, once. The asker gets the message and the profile card of the caller.',
    input: { id, answer: requiredText(limits.introMessage.max) },
    reply: nothing,
    fails: ['EMAIL_NOT_CONFIRMED', 'REQUEST_CLOSED', 'ALREADY_ANSWERED'],
    idempotent: true,
    limit: 'write',
  }),
}
