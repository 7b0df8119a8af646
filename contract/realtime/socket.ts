import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant } from '../shapes.ts'

/** The socket itself is at `/api/ws`: STOMP 1.2. See docs/realtime.md. */
export const socketApi = {
  issueTicket: endpoint({
    call: 'POST /api/ws/ticket',
    access: 'user',
    summary:
      'Get a ticket that opens the realtime socket once, within a minute, in place of the token: it may stand in a log without harm.',
    reply: z.strictObject({ ticket: z.string(), expiresAt: instant }),
    limit: 'write',
  }),
}
