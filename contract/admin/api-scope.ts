import { z } from 'zod'

/** What the scopes of API tokens are about. `read` is for GET, `write` for the other methods. */
export const scopeAreas = ['members', 'events', 'matching', 'newsletters', 'analytics', 'community'] as const
export type ScopeArea = (typeof scopeAreas)[number]
export type ApiScope = `${ScopeArea}:${'read' | 'write'}`

export const apiScopes = scopeAreas.flatMap((area): ApiScope[] => [`${area}:read`, `${area}:write`])
export const apiScope = z.enum(apiScopes as [ApiScope, ...ApiScope[]])
