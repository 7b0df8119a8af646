import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { language } from '../languages.ts'
import { nothing, requiredText } from '../shapes.ts'
import { eventKey } from './event.ts'
import { eventLimits } from './event-fields.ts'

const translation = z.strictObject({ language, title: z.string(), description: z.string() })

/** Title and description of an event in the language that is not its own. */
export const translationApi = {
  get: endpoint({
    call: 'GET /api/event/:id/translations/:language',
    access: 'user',
    summary: 'Get the translation of an event; null if there is none. For its organisers.',
    input: { id: eventKey, language },
    reply: z.strictObject({ translation: translation.nullable() }),
    fails: ['EVENT_NOT_FOUND'],
  }),
  save: endpoint({
    call: 'PUT /api/event/:id/translations/:language',
    access: 'user',
    summary: 'Save the translation of an event. Its own language is edited with the event itself.',
    input: {
      id: eventKey,
      language,
      title: requiredText(eventLimits.title),
      description: requiredText(eventLimits.description),
    },
    reply: translation,
    fails: ['EVENT_NOT_FOUND', 'OWN_LANGUAGE'],
    idempotent: true,
    limit: 'write',
  }),
  remove: endpoint({
    call: 'DELETE /api/event/:id/translations/:language',
    access: 'user',
    summary: 'Remove the translation of an event; readers of that language see the original.',
    input: { id: eventKey, language },
    reply: nothing,
    fails: ['EVENT_NOT_FOUND'],
    idempotent: true,
    limit: 'write',
  }),
}
