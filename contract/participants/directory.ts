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

/** Members of a community as others may browse them: where it is transparent, or for those who manage it. */
export const directoryApi = {
  list: endpoint({
    call: 'GET /api/community/:id/participants',
    access: 'member',
    summary: 'Members, newest first, found by words, city, tag and what they look for.',
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
    summary: 'Members by name, for choosing one.',
    input: { id, search: text(limits.search.max).optional() },
    reply: z.array(participantListItem),
  }),
  listTopTags: endpoint({
    call: 'GET /api/community/:id/top-tags',
    access: 'member',
    summary: 'The tags that most members have.',
    input: { id },
    reply: z.array(z.strictObject({ tag: z.string(), count: z.number().int() })),
  }),
  listLocations: endpoint({
    call: 'GET /api/community/:id/participants/locations',
    access: 'member',
    summary: 'Cities with how many members share that they are there.',
    input: { id },
    reply: z.array(
      z.strictObject({ city: z.string(), latitude: z.number(), longitude: z.number(), count: z.number().int() }),
    ),
  }),
  listWithLocation: endpoint({
    call: 'GET /api/participant/:participantId/participants-with-location',
    access: 'member',
    summary: 'Members who share where they are, for the map of the member who asks.',
    input: { participantId: id },
    reply: z.array(located),
  }),
}
