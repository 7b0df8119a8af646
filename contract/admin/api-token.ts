import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, list, name, nothing, paging } from '../shapes.ts'
import { apiScope, apiScopes } from './api-scope.ts'

/** Days for which a token is valid. */
export const tokenDays = [30, 90, 365] as const

/** Of a community, of those that still work. */
export const tokensAtMost = 50

/** How a token begins, so that it is recognised wherever it lies. */
export const tokenPrefix = 'smv_'

export const apiToken = z.strictObject({
  id,
  name: z.string(),
  scopes: z.array(apiScope),
  /** Its last characters, to recognise it by. */
  ending: z.string(),
  author: z.string(),
  createdAt: instant,
  expiresAt: instant,
  /** To the minute; null if it was never used. */
  lastUsedAt: instant.nullable(),
  /** `LOST`: the manager who made it has no longer the right to manage the community. */
  state: z.enum(['ACTIVE', 'EXPIRED', 'REVOKED', 'LOST']),
})
export type ApiToken = z.infer<typeof apiToken>

/** Tokens by which programs call the API for a manager, within scopes and until a day. */
export const apiTokenApi = {
  list: endpoint({
    call: 'GET /api/admin/api-tokens',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'List the API tokens of this community, newest first, without their secrets.',
    input: paging,
    reply: list(apiToken),
  }),
  create: endpoint({
    call: 'POST /api/admin/api-tokens',
    access: 'CAN_MANAGE_COMMUNITY',
    summary:
      'Make an API token. It is shown in this reply alone, and can do what the caller can do, as far as its scopes allow.',
    input: {
      name: name(60),
      scopes: z.array(apiScope).min(1, 'required').max(apiScopes.length),
      days: z.literal([...tokenDays]),
    },
    reply: z.strictObject({ token: z.string(), apiToken }),
    fails: ['TOO_MANY_TOKENS'],
    idempotent: true,
    limit: 'write',
  }),
  revoke: endpoint({
    call: 'DELETE /api/admin/api-tokens/:id',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Revoke an API token. It works no longer from now on.',
    input: { id },
    reply: nothing,
    fails: ['NOT_FOUND'],
    limit: 'write',
  }),
}
