import { hashOf } from '#server/features/auth/code/rules.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { adminOnly } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both } from '#server/testing/world.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    accessCode: Both<{ id: string; code: string }>
  }
}

export async function buildAccessCode(
  t: FactoryContext,
  options: { communityId?: string; email?: string; uses?: number; expiresAt?: Date } = {},
): Promise<{ id: string; code: string }> {
  const communityId = options.communityId ?? (await buildCommunity(t)).id
  const id = newId(t.clock.now())
  const code = `CODE${id.slice(-12).toUpperCase()}`
  await t.owner`
    insert into access_code (community_id, id, code_hash, label, email, uses_left, expires_at, created_at)
    values (${communityId}, ${id}, ${hashOf(code)}, 'Autumn', ${options.email ?? null}, ${options.uses ?? null},
      ${options.expiresAt ?? null}, ${t.clock.now()})`
  return { id, code }
}

export const testing: SliceTesting<'accessCode'> = {
  noun: 'accessCode',
  calls: {
    list: { access: adminOnly, actor: 'admin', input: () => ({}) },
    create: { access: adminOnly, actor: 'admin', input: () => ({ label: 'Autumn' }) },
    revoke: {
      access: adminOnly,
      actor: 'admin',
      input: ({ accessCode }) => ({ id: accessCode.here.id }),
      ids: ({ accessCode }) => ({ id: accessCode.elsewhere.id }),
    },
  },
  tables: { access_code: (t, { communityId }) => buildAccessCode(t, { communityId }) },
  buildPart: async ({ t, here, elsewhere }) => ({
    here: await buildAccessCode(t, { communityId: here.id }),
    elsewhere: await buildAccessCode(t, { communityId: elsewhere.id }),
  }),
}
