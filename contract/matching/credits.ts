import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant } from '../shapes.ts'

/** Credits that a participant can spend on intros. */
export const credits = z.strictObject({
  balance: z.number().int().min(0),
  allowance: z.number().int().min(0),
  /** Price of one intro. */
  price: z.number().int().min(0),
  period: z.enum(['day', 'week', 'month']),
  nextRefillAt: instant,
})
export type Credits = z.infer<typeof credits>

export const creditsApi = {
  get: endpoint({
    call: 'GET /api/credits',
    access: 'participant',
    summary: 'Get the balance of credits and the time of the next refill.',
    reply: credits,
  }),
  listHistory: endpoint({
    call: 'GET /api/credits/history',
    access: 'participant',
    summary: 'List the last fifty changes of the balance, newest first.',
    reply: z.array(
      z.strictObject({
        amount: z.number().int(),
        kind: z.enum(['REFILL', 'INTRO', 'REFUND']),
        /** Recipient of the intro, if the change was one. */
        name: z.string().nullable(),
        createdAt: instant,
      }),
    ),
  }),
}
