import { hashOf } from '#server/features/auth/code/rules.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { adminOnly, everyone, signedIn } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both } from '#server/testing/world.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    invitation: Both<{ id: string; code: string }>
  }
}

export async function buildInvitation(
  t: FactoryContext,
  options: { communityId?: string; uses?: number; invitedBy?: string; expiresAt?: Date; email?: string } = {},
): Promise<{ id: string; code: string }> {
  const communityId = options.communityId ?? (await buildCommunity(t)).id
  const id = newId(t.clock.now())
  const code = `invitation-${id}`
  await t.owner`
    insert into invitation (community_id, id, code_hash, email, uses_left, invited_by, expires_at, created_at)
    values (${communityId}, ${id}, ${hashOf(code)}, ${options.email ?? null}, ${options.uses ?? null},
      ${options.invitedBy ?? null}, ${options.expiresAt ?? null},
      ${t.clock.now()})`
  return { id, code }
}

export const testing: SliceTesting<'invitation'> = {
  noun: 'invitation',
  calls: {
    preview: { access: everyone, input: ({ invitation }) => ({ code: invitation.here.code }) },
    accept: {
      access: signedIn,
      input: ({ invitation }) => ({ code: invitation.here.code }),
      ids: ({ people }) => ({ invitedBy: people.foreignAdmin.participantId as string }),
    },
    list: { access: adminOnly, actor: 'admin', input: () => ({}) },
    create: { access: adminOnly, actor: 'admin', input: world => ({ email: world.freeEmail() }) },
    revoke: {
      access: adminOnly,
      actor: 'admin',
      input: ({ invitation }) => ({ id: invitation.here.id }),
      ids: ({ invitation }) => ({ id: invitation.elsewhere.id }),
    },
  },
  tables: {
    invitation: (t, { communityId }) => buildInvitation(t, { communityId }),
    accepted_invitation: (t, { communityId, userId }) => t.owner`
      insert into accepted_invitation (community_id, user_id, accepted_at) values (${communityId}, ${userId}, ${t.clock.now()})`,
  },
  buildPart: async ({ t, here, elsewhere }) => ({
    here: await buildInvitation(t, { communityId: here.id }),
    elsewhere: await buildInvitation(t, { communityId: elsewhere.id }),
  }),
}
