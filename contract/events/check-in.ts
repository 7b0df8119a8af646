import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { eventKey } from './event.ts'

export const checkInApi = {
  joinOnline: endpoint({
    call: 'POST /api/event/:id/join-online',
    access: 'member',
    summary:
      'Enter an online event: records the attendance and returns the address of the meeting. For confirmed participants, from 15 minutes before the start.',
    input: { id: eventKey },
    reply: z.strictObject({ url: z.string() }),
    fails: ['EVENT_NOT_FOUND', 'NOT_GOING', 'NOT_OPEN_YET', 'MEETING_OVER'],
    secret: true,
    limit: 'write',
  }),
}
