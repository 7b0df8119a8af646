import { randomUUID } from 'node:crypto'
import type { ApiScope } from '#contract/admin/api-scope.ts'
import { adminOnly } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both } from '#server/testing/world.ts'
import { newToken, tokenHash } from './rules.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    apiToken: Both
  }
}

type TokenOptions = { communityId: string; userId: string; scopes?: ApiScope[]; expiresAt?: Date }

export async function buildApiToken(t: FactoryContext, options: TokenOptions): Promise<{ id: string; token: string }> {
  const [id, token, now] = [randomUUID(), newToken(), t.clock.now()]
  const { communityId, userId, scopes = [], expiresAt = new Date(now.getTime() + 86_400_000) } = options
  await t.owner`
    insert into api_token (id, community_id, user_id, name, scopes, hash, ending, created_at, expires_at)
    values (${id}, ${communityId}, ${userId}, 'Website', ${scopes}, ${tokenHash(token)}, ${token.slice(-4)}, ${now}, ${expiresAt})`
  return { id, token }
}

export const testing: SliceTesting<'apiToken'> = {
  noun: 'apiToken',
  calls: {
    list: { access: adminOnly, actor: 'admin', input: () => ({}) },
    create: {
      access: adminOnly,
      actor: 'admin',
      input: () => ({ name: 'Website', scopes: ['events:read'], days: 90 }),
    },
    revoke: {
      access: adminOnly,
      actor: 'admin',
      input: ({ apiToken }) => ({ id: apiToken.here }),
      ids: ({ apiToken }) => ({ id: apiToken.elsewhere }),
    },
  },
  tables: { api_token: (t, { communityId, userId }) => buildApiToken(t, { communityId, userId }) },
  buildPart: async ({ t, here, elsewhere, people }) => ({
    here: (await buildApiToken(t, { communityId: here.id, userId: people.admin.userId })).id,
    elsewhere: (await buildApiToken(t, { communityId: elsewhere.id, userId: people.foreignAdmin.userId })).id,
  }),
}
