import { hashOf, linkToken, type Purpose, purposes, triesPerCode } from '#server/features/auth/code/rules.ts'
import { newId } from '#server/platform/db/id.ts'
import { buildCommunity, buildConnection, buildParticipant, buildUser, type Ground } from './factories.ts'

/** What letters carry in tests: known beforehand, and the same each time. */
export const typedCode = '424242'
const linkSecret = 'k'.repeat(43)

/** A code as a letter carried it. */
export async function buildCode(
  { owner, clock }: Ground,
  wish: { communityId: string; purpose: Purpose; subject: string; id?: string },
): Promise<{ id: string; token: string; typed: string }> {
  const now = clock.now()
  const id = wish.id ?? newId(now)
  const { isTyped, lifeMs } = purposes[wish.purpose]
  await owner`
    insert into one_time_code (id, purpose, subject, origin_community_id, code_hash, attempts_left, created_at, expires_at)
    values (${id}, ${wish.purpose}, ${wish.subject}, ${wish.communityId}, ${hashOf(isTyped ? typedCode : linkSecret)},
      ${triesPerCode}, ${now}, ${new Date(now.getTime() + lifeMs)})`
  return { id, token: linkToken(id, linkSecret), typed: typedCode }
}

export async function buildInvitation(
  t: Ground,
  wish: { communityId?: string; uses?: number; invitedBy?: string; expiresAt?: Date } = {},
): Promise<{ id: string; code: string }> {
  const communityId = wish.communityId ?? (await buildCommunity(t)).id
  const id = newId(t.clock.now())
  const code = `invitation-${id}`
  await t.owner`
    insert into invitation (community_id, id, code_hash, uses_left, invited_by, expires_at, created_at)
    values (${communityId}, ${id}, ${hashOf(code)}, ${wish.uses ?? null}, ${wish.invitedBy ?? null}, ${wish.expiresAt ?? null},
      ${t.clock.now()})`
  return { id, code }
}

export async function buildAccessCode(
  t: Ground,
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

export async function buildAcceptance(t: Ground, wish: { communityId?: string } = {}): Promise<void> {
  const { communityId, userId } = await buildConnection(t, wish)
  await t.owner`
    insert into accepted_invitation (community_id, user_id, accepted_at) values (${communityId}, ${userId}, ${t.clock.now()})`
}

export async function buildBlock(t: Ground, wish: { communityId?: string; userId?: string } = {}): Promise<void> {
  const { communityId, userId } = await (wish.userId
    ? { communityId: wish.communityId as string, userId: wish.userId }
    : buildConnection(t, wish))
  await t.owner`
    insert into blocked_user (community_id, user_id, blocked_at) values (${communityId}, ${userId}, ${t.clock.now()})`
}

export async function buildOauthProvider(t: Ground, wish: { communityId?: string } = {}): Promise<void> {
  const communityId = wish.communityId ?? (await buildCommunity(t)).id
  await t.owner`
    insert into oauth_provider (community_id, client_id, client_secret, token_url, user_info_url, issuer)
    values (${communityId}, 'samovar', 'secret', 'http://127.0.0.1:9/token', 'http://127.0.0.1:9/me', 'http://127.0.0.1:9')`
}

/** A member with an account, in a community with every way in. */
export async function buildMember(t: Ground, communityId: string, wish: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(t, wish)
  const participant = await buildParticipant(t, { communityId, userId: user.id })
  return { ...user, userId: user.id, communityId, participantId: participant.id }
}
