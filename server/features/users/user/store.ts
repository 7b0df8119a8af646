import type { Language } from '#contract/languages.ts'
import type { Role } from '#contract/roles.ts'
import type { CurrentParticipant } from '#contract/users/user.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

export async function listConnections(
  db: Db,
  userId: string,
): Promise<{ communityId: string; participantId: string | null }[]> {
  return db<{ communityId: string; participantId: string | null }[]>`select * from connected_communities(${userId})`
}

/** As a session sees them: one that is valid in a single community knows no other. */
export async function listConnectionsOfSession(
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<{ communityId: string; participantId: string | null }[]> {
  return db<{ communityId: string; participantId: string | null }[]>`
    select c.* from session s, connected_communities(${userId}) c
    where s.id = ${sessionId} and (not s.is_local or c.community_id = s.origin_community_id)`
}

/** Communities that have blocked the user. */
export async function listBlocking(db: Db, userId: string): Promise<string[]> {
  const rows = await db<{ communityId: string }[]>`select community_id from communities_blocking(${userId})`
  return rows.map(({ communityId }) => communityId)
}

export async function isLocalSession(db: Db, sessionId: string): Promise<boolean> {
  const [row] = await db`select id from session where id = ${sessionId} and is_local`
  return row !== undefined
}

export async function findCurrentParticipant(db: Db, id: string): Promise<CurrentParticipant | null> {
  const [row] = await db<CurrentParticipant[]>`
    select id, slug, first_name, last_name, company, position, about, looking_for, can_help, goal, city, is_location_shared,
      '/files/' || avatar_file || '-256.webp' as avatar_url, tags, moderation_status, rejection_reason, is_networking_enabled,
      is_tutorial_seen, preferred_lang, joined_at
    from participant where id = ${id}`
  return row ?? null
}

export async function updateLanguage(db: Db, userId: string, lang: Language): Promise<void> {
  await db`update app_user set preferred_lang = ${lang} where id = ${userId}`
}

/** True when the user was not connected before. An existing connection keeps its role. */
export async function insertConnection(
  db: Db,
  place: { communityId: string; userId: string; role: Role; connectedAt: Date },
): Promise<boolean> {
  const [row] = await db`
    insert into connection (community_id, user_id, role, connected_at)
    values (${place.communityId}, ${place.userId}, ${place.role}, ${place.connectedAt})
    on conflict do nothing returning user_id`
  return row !== undefined
}

type Connection = { role: Role; isOrganiser: boolean; connectedAt: string }

export async function findConnection(db: Db, userId: string): Promise<Connection | null> {
  const [row] = await db<Connection[]>`
    select role, is_organiser, connected_at from connection where user_id = ${userId}`
  return row ?? null
}

export async function listPermissions(db: Db, userId: string): Promise<string[]> {
  const rows = await db<{ permission: string }[]>`
    select permission from permission where user_id = ${userId} order by permission`
  return rows.map(({ permission }) => permission)
}

/**
 * Removes the connection to the community of this transaction, with everything that references connection and profile.
 */
export async function removeConnection(db: Db, { userId }: Person): Promise<void> {
  await db`delete from connection where user_id = ${userId}`
}
