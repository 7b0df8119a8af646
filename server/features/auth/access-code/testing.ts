import { hashOf } from '#server/features/auth/code/rules.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { adminAlone } from '#server/testing/actors.ts'
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
  wish: { communityId?: string; email?: string; uses?: number; expiresAt?: Date } = {},
): Promise<{ id: string; code: string }> {
  const communityId = wish.communityId ?? (await buildCommunity(t)).id
  const id = newId(t.clock.now())
  const code = `CODE${id.slice(-12).toUpperCase()}`
  await t.owner`
    insert into access_code (community_id, id, code_hash, label, email, uses_left, expires_at, created_at)
    values (${communityId}, ${id}, ${hashOf(code)}, 'Autumn', ${wish.email ?? null}, ${wish.uses ?? null},
      ${wish.expiresAt ?? null}, ${t.clock.now()})`
  return { id, code }
}

export const testing: SliceTesting<'accessCode'> = {
  noun: 'accessCode',
  calls: {
    list: { access: adminAlone, actor: 'admin', input: () => ({}) },
    create: { access: adminAlone, actor: 'admin', input: () => ({ label: 'Autumn' }) },
    revoke: {
      access: adminAlone,
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
