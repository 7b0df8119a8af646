import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant, nothing, paging, text } from '../shapes.ts'
import { eventKey } from './event.ts'
import { eventLimits } from './event-fields.ts'

const score = z.number().int().min(1).max(5)

/** What a participant said about an event. Organisers see it without a name. */
export const eventFeedback = z.strictObject({ score, note: z.string(), givenAt: instant })
export type EventFeedback = z.infer<typeof eventFeedback>

export const eventFeedbackApi = {
  getMine: endpoint({
    call: 'GET /api/event/:id/feedback/mine',
    access: 'member',
    summary: "Get the caller's feedback on an event, and whether they may give it.",
    input: { id: eventKey },
    reply: z.strictObject({ feedback: eventFeedback.nullable(), canGive: z.boolean() }),
    fails: ['EVENT_NOT_FOUND'],
  }),
  give: endpoint({
    call: 'POST /api/event/:id/feedback',
    access: 'member',
    summary: 'Give feedback on an event that is over and that the caller was going to; again replaces it.',
    input: { id: eventKey, score, note: text(eventLimits.message).default('') },
    reply: nothing,
    fails: ['EVENT_NOT_FOUND', 'NOT_GOING', 'EVENT_NOT_OVER'],
    idempotent: true,
    limit: 'write',
  }),
  list: endpoint({
    call: 'GET /api/event/:id/feedback',
    access: 'user',
    summary: 'List feedback on an event for its organisers: average, count of each score, and the notes, newest first.',
    input: { id: eventKey, ...paging },
    reply: z.strictObject({
      items: z.array(eventFeedback),
      next: z.string().nullable(),
      total: z.number().int().nullable(),
      /** Null without feedback. */
      average: z.number().nullable(),
      /** How many gave 1, 2, 3, 4 and 5. */
      counts: z.array(z.number().int()).length(5),
    }),
    fails: ['EVENT_NOT_FOUND'],
  }),
}
