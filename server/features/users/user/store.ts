import type { Language } from '#contract/languages.ts'
import type { Role } from '#contract/roles.ts'
import type { CurrentParticipant } from '#contract/users/user.ts'
import type { Db } from '#server/platform/db/connect.ts'

export async function listConnections(
  db: Db,
  userId: string,
): Promise<{ communityId: string; participantId: string | null }[]> {
  return db<{ communityId: string; participantId: string | null }[]>`select * from connected_communities(${userId})`
}

export async function findCurrentParticipant(db: Db, id: string): Promise<CurrentParticipant | null> {
  const [row] = await db<CurrentParticipant[]>`
    select id, slug, first_name, last_name, company, position, about, looking_for, goal, city, is_location_shared,
      '/files/' || avatar_file || '-256.webp' as avatar_url, tags, moderation_status, rejection_reason, is_networking_enabled,
      is_tutorial_seen, preferred_lang, joined_at
    from participant where id = ${id}`
  return row ?? null
}

export async function updateLanguage(db: Db, userId: string, lang: Language): Promise<void> {
  await db`update app_user set preferred_lang = ${lang} where id = ${userId}`
}

/** A copy of all that is kept about a user. */
export async function collectEverything(db: Db, userId: string): Promise<Record<string, unknown>> {
  const [row] = await db<{ everything: Record<string, unknown> }[]>`select everything_about(${userId}) as everything`
  return row?.everything ?? {}
}

/** True when the user was not connected before. An existing place keeps its role. */
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
