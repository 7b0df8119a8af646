import type { InvitationRow } from '#server/generated/invitation.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { recheck } from '#server/platform/db/lock.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

type NewInvitation = Pick<InvitationRow, 'communityId' | 'id' | 'codeHash' | 'email' | 'usesLeft' | 'letterId'> & {
  expiresAt: string | null
  createdBy: string | null
  createdAt: Date
}

export async function insertInvitation(db: Db, invitation: NewInvitation): Promise<void> {
  await db`
    insert into invitation (community_id, id, code_hash, email, uses_left, expires_at, letter_id, created_by,
      created_at)
    values (${invitation.communityId}, ${invitation.id}, ${invitation.codeHash}, ${invitation.email}, ${invitation.usesLeft},
      ${invitation.expiresAt}, ${invitation.letterId}, ${invitation.createdBy}, ${invitation.createdAt})`
}

export type ListedInvitation = {
  id: string
  email: string | null
  usesLeft: number | null
  accepted: number
  expiresAt: string | null
  heldUntil: string | null
  createdAt: string
}

export async function listInvitations(db: Db): Promise<ListedInvitation[]> {
  return db<ListedInvitation[]>`
    select id, email, uses_left, expires_at, created_at,
      (select count(*)::integer from accepted_invitation a where a.invitation_id = invitation.id) as accepted,
      (select l.held_until from letter l where l.id = invitation.letter_id and l.status = 'WAITING') as held_until
    from invitation where revoked_at is null order by created_at desc, id desc limit 500`
}

export type UsableInvitation = { id: string; invitedBy: string | null; email: string | null }

export async function findUsable(db: Db, codeHash: Uint8Array, now: Date): Promise<UsableInvitation | null> {
  const [row] = await db<UsableInvitation[]>`
    select id, invited_by, email from invitation
    where code_hash = ${codeHash} and revoked_at is null and (expires_at is null or expires_at > ${now})
      and (uses_left is null or uses_left > 0)`
  return row ?? null
}

/** False when another user took the last use meanwhile. */
export async function countUse(db: Db, id: string): Promise<boolean> {
  const [row] = await db`
    update invitation set uses_left = uses_left - 1
    where id = ${id} and ${recheck(db, 'invitation', db`(uses_left is null or uses_left > 0)`)} returning id`
  return row !== undefined
}

/** False when it is revoked already, or there is no such invitation. */
export async function revokeInvitation(db: Db, id: string, at: Date): Promise<boolean> {
  const [row] = await db`update invitation set revoked_at = ${at} where id = ${id} and revoked_at is null returning id`
  return row !== undefined
}

export async function hasInvitation(db: Db, id: string): Promise<boolean> {
  const rows = await db`select from invitation where id = ${id}`
  return rows.length > 0
}

export type Inviter = { id: string; userId: string; firstName: string; lastName: string; avatarUrl: string | null }

/** A participant who may invite: one who is visible to others. */
export async function findInviter(db: Db, participantId: string): Promise<Inviter | null> {
  const [row] = await db<Inviter[]>`
    select id, user_id, first_name, last_name, '/files/' || avatar_file || '-256.webp' as avatar_url
    from visible_participant where id = ${participantId}`
  return row ?? null
}

type Acceptance = {
  communityId: string
  userId: string
  invitationId: string | null
  invitedBy: string | null
  acceptedAt: Date
}

/** False when the user has accepted an invitation before. */
export async function insertAcceptance(db: Db, acceptance: Acceptance): Promise<boolean> {
  const [row] = await db`
    insert into accepted_invitation (community_id, user_id, invitation_id, invited_by, accepted_at)
    values (${acceptance.communityId}, ${acceptance.userId}, ${acceptance.invitationId}, ${acceptance.invitedBy},
      ${acceptance.acceptedAt})
    on conflict do nothing returning user_id`
  return row !== undefined
}

export async function exportAcceptance(db: Db, { userId }: Person): Promise<unknown> {
  const [row] = await db`
    select invitation_id, invited_by, accepted_at from accepted_invitation where user_id = ${userId}`
  return row ?? null
}

export async function exportInvitations(db: Db, { userId, email, participantId }: Person): Promise<unknown> {
  return db`
    select email, created_at, expires_at, revoked_at from invitation
    where email = ${email} or created_by = ${userId} or invited_by = ${participantId} order by created_at`
}

/** Deletes invitations to this person; those that they sent to others stay, without the sender. */
export async function removeInvitationsOf(db: Db, { userId, email }: Person): Promise<void> {
  await db`delete from invitation where email = ${email}`
  await db`update invitation set created_by = null where created_by = ${userId}`
}
