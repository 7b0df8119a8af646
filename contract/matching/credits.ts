import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant } from '../shapes.ts'

/** Where a community says nothing else. */
export const defaultCredits = { allowance: 100, period: 'week', price: 10 } as const

/** What a member can still spend on introductions. */
export const credits = z.strictObject({
  balance: z.number().int().min(0),
  allowance: z.number().int().min(0),
  /** Of one intro. */
  price: z.number().int().min(0),
  period: z.enum(['day', 'week', 'month']),
  nextRefillAt: instant,
})
export type Credits = z.infer<typeof credits>

export const creditsApi = {
  get: endpoint({
    call: 'GET /api/credits',
    access: 'participant',
    summary: 'The credits that are left, and when they refill.',
    reply: credits,
  }),
  listHistory: endpoint({
    call: 'GET /api/credits/history',
    access: 'participant',
    summary: 'The last fifty changes of the balance, newest first.',
    reply: z.array(
      z.strictObject({
        amount: z.number().int(),
        kind: z.enum(['REFILL', 'INTRO', 'REFUND']),
        /** To whom the intro was, if it was one. */
        name: z.string().nullable(),
        createdAt: instant,
      }),
    ),
  }),
}
