import { endpoint } from '../endpoint.ts'
import { id, nothing } from '../shapes.ts'

/** Private list of participants never to be matched with. It is returned with the preferences. */
export const neverPairApi = {
  create: endpoint({
    call: 'POST /api/matching/never-pair',
    access: 'member',
    summary: 'Never match the caller with a participant, in either direction. Private.',
    input: { participantId: id },
    reply: nothing,
    limit: 'write',
  }),
  remove: endpoint({
    call: 'DELETE /api/matching/never-pair',
    access: 'member',
    summary: 'Allow matching the caller with a participant again.',
    input: { participantId: id },
    reply: nothing,
    limit: 'write',
  }),
}
