import { z } from 'zod'
import { participantListItem } from '../communities/community.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { id, list, text } from '../shapes.ts'
import { listedParticipant } from './profile-shapes.ts'

const located = z.strictObject({
  id,
  slug: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatarUrl: z.string().nullable(),
  city: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})

/** List of participants: for everyone in a transparent community, else for managers. */
export const directoryApi = {
  list: endpoint({
    call: 'GET /api/community/:id/participants',
    access: 'member',
    summary:
      'List participants, newest first, filtered by words, city, tag and request; with words: matching names, other matches, similar names.',
    input: {
      id,
      search: text(limits.search.max).optional(),
      city: text(limits.title.max).optional(),
      tag: text(limits.tag.max).optional(),
      lookingFor: text(limits.search.max).optional(),
      after: z.string().max(200).optional(),
      page: z.coerce.number().int().min(0).max(50).optional(),
      size: z.coerce.number().int().min(1).max(100).optional(),
    },
    reply: list(listedParticipant),
  }),
  listNames: endpoint({
    call: 'GET /api/community/:id/participants-list',
    access: 'member',
    summary: 'Search participants by name, for choosing one.',
    input: { id, search: text(limits.search.max).optional() },
    reply: z.array(participantListItem),
  }),
  listTopTags: endpoint({
    call: 'GET /api/community/:id/top-tags',
    access: 'member',
    summary: 'List the most frequent tags.',
    input: { id },
    reply: z.array(z.strictObject({ tag: z.string(), count: z.number().int() })),
  }),
  listLocations: endpoint({
    call: 'GET /api/community/:id/participants/locations',
    access: 'member',
    summary: 'List cities with the number of participants who share that they are there.',
    input: { id },
    reply: z.array(
      z.strictObject({ city: z.string(), latitude: z.number(), longitude: z.number(), count: z.number().int() }),
    ),
  }),
  listWithLocation: endpoint({
    call: 'GET /api/participant/:participantId/participants-with-location',
    access: 'member',
    summary: 'List participants who share their location, for the map.',
    input: { participantId: id },
    reply: z.array(located),
  }),
}
