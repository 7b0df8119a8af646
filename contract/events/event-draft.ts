import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, list, nothing } from '../shapes.ts'

/** Values that a form can hold. Longer texts than the form accepts are kept too: a draft is not validated. */
const typed = z.union([z.string().max(20_000), z.number(), z.boolean(), z.null()])

const fields = z.record(z.string().max(40), typed).refine(value => Object.keys(value).length <= 80)

const draft = z.strictObject({ fields, updatedAt: instant })

const listedDraft = z.strictObject({
  /** The event being edited; null for a new one. */
  event: z.strictObject({ id, slug: z.string(), title: z.string() }).nullable(),
  /** As typed; may be empty. */
  title: z.string(),
  updatedAt: instant,
})
export type ListedDraft = z.infer<typeof listedDraft>

/** What the caller typed into the event form and has not saved; one for a new event, and one for each event that they edit. */
export const eventDraftApi = {
  list: endpoint({
    call: 'GET /api/event/drafts',
    access: 'user',
    summary: "List the caller's drafts that they may go on with, the last first.",
    reply: list(listedDraft),
  }),
  get: endpoint({
    call: 'GET /api/event/draft',
    access: 'user',
    summary: "Get the caller's draft of a new event, or of the event `eventId`; null if there is none.",
    input: { eventId: id.optional() },
    reply: z.strictObject({ draft: draft.nullable() }),
    fails: ['EVENT_NOT_FOUND'],
  }),
  save: endpoint({
    call: 'PUT /api/event/draft',
    access: 'user',
    summary: 'Store the fields of the event form as typed, in place of what was stored before.',
    input: { eventId: id.optional(), fields },
    query: ['eventId'],
    reply: draft,
    fails: ['EVENT_NOT_FOUND', 'BODY_TOO_LARGE'],
    limit: 'write',
  }),
  remove: endpoint({
    call: 'DELETE /api/event/draft',
    access: 'user',
    summary: 'Discard the draft.',
    input: { eventId: id.optional() },
    reply: nothing,
    fails: ['EVENT_NOT_FOUND'],
    limit: 'write',
  }),
}
