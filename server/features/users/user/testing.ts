import type { Permission, Role } from '#contract/roles.ts'
import { hashPassword } from '#server/features/auth/session/password.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { everyone, signedIn, withProfile } from '#server/testing/actors.ts'
import { type FactoryContext, nextNumber } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

const aPassword = 'quiet-kettle-42'
let aHash: Promise<string> | undefined

/** Hash of the password of all test users; computed once, since it is slow by design. */
const passwordHash = (): Promise<string> => {
  aHash ??= hashPassword(aPassword)
  return aHash
}

type UserOptions = {
  email?: string
  isEmailConfirmed?: boolean
  hasPassword?: boolean
  preferredLang?: 'en' | 'ru'
  isPolicyAccepted?: boolean
  isBlocked?: boolean
  isDeleted?: boolean
}

export async function buildUser(
  { owner, clock }: FactoryContext,
  options: UserOptions = {},
): Promise<{ id: string; email: string; password: string }> {
  const id = newId(clock.now())
  const email = options.email ?? `person-${nextNumber()}-${id.slice(-6)}@example.com`
  const now = clock.now()
  await owner`
    insert into app_user (id, email, email_confirmed_at, password_hash, preferred_lang, policy_accepted_at, blocked_at, deleted_at,
      created_at)
    values (${id}, ${email}, ${(options.isEmailConfirmed ?? true) ? now : null},
      ${(options.hasPassword ?? true) ? await passwordHash() : null}, ${options.preferredLang ?? null},
      ${(options.isPolicyAccepted ?? true) ? now : null}, ${options.isBlocked ? now : null},
      ${options.isDeleted ? now : null}, ${now})`
  return { id, email, password: aPassword }
}

export type ConnectionOptions = {
  communityId?: string
  userId?: string
  role?: Role
  isOrganiser?: boolean
  permissions?: Permission[]
}

export async function buildConnection(
  t: FactoryContext,
  options: ConnectionOptions = {},
): Promise<{ communityId: string; userId: string }> {
  const communityId = options.communityId ?? (await buildCommunity(t)).id
  const userId = options.userId ?? (await buildUser(t)).id
  const now = t.clock.now()
  await t.owner`
    insert into connection (community_id, user_id, role, is_organiser, connected_at)
    values (${communityId}, ${userId}, ${options.role ?? 'ROLE_USER'}, ${options.isOrganiser ?? false}, ${now})`
  for (const permission of options.permissions ?? []) await buildPermission(t, { communityId, userId, permission })
  return { communityId, userId }
}

async function buildPermission(
  t: FactoryContext,
  options: { communityId: string; userId: string; permission?: Permission },
) {
  await t.owner`
    insert into permission (community_id, user_id, permission, granted_at)
    values (${options.communityId}, ${options.userId}, ${options.permission ?? 'CAN_CHAT'}, ${t.clock.now()})`
}

export const testing: SliceTesting<'user'> = {
  noun: 'user',
  calls: {
    init: { access: signedIn, input: () => ({}) },
    // Others learn which community is theirs, and nothing of this one.
    getCurrent: { access: { ...signedIn, foreignAdmin: 200 }, input: () => ({}) },
    getCurrentParticipant: {
      access: withProfile,
      input: ({ here }) => ({ communityId: here.id }),
      ids: ({ elsewhere }) => ({ communityId: elsewhere.id }),
    },
    updateLanguage: { access: signedIn, input: () => ({ lang: 'ru' }) },
    listPermissions: { access: signedIn, input: () => ({}) },
    exportData: { access: signedIn, input: () => ({}) },
    getContact: { access: everyone, input: () => ({}) },
  },
  tables: {
    // The participant has one already.
    connection: (t, { communityId }) => buildConnection(t, { communityId }),
    permission: buildPermission,
  },
}
