import type { Language } from '#contract/languages.ts'
import type { ModerationStatus } from '#contract/users/user.ts'
import type { Db, Sql } from '#server/platform/db/connect.ts'

/** False if it was handled before. */
export async function insertUpdate(db: Db, id: number, at: Date): Promise<boolean> {
  const rows = await db`
    insert into telegram_update (id, received_at) values (${id}, ${at}) on conflict do nothing returning id`
  return rows.length > 0
}

/** False if it was used before. */
export async function spendNonce(db: Db, hash: string, at: Date): Promise<boolean> {
  const rows = await db`
    insert into telegram_nonce (hash, used_at) values (${hash}, ${at}) on conflict do nothing returning hash`
  return rows.length > 0
}

export async function removeBefore(sql: Sql, at: Date): Promise<void> {
  await sql`delete from telegram_update where received_at < ${at}`
  await sql`delete from telegram_nonce where used_at < ${at}`
}

/** Communities in which the user has a profile. */
export async function listCommunitiesOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db<{ communityId: string }[]>`
    select community_id from connected_communities(${userId}) where participant_id is not null`
  return rows.map(({ communityId }) => communityId)
}

/** A user of the bot in this community, with what decides whether they are a member. */
export type Reader = {
  participantId: string | null
  moderationStatus: ModerationStatus | null
  isEnabled: boolean
  firstName: string
  lang: Language | null
}

/** Null for a user who is deleted or blocked. */
export async function findReader(db: Db, userId: string): Promise<Reader | null> {
  const [row] = await db<Reader[]>`
    select p.id as participant_id, p.moderation_status, coalesce(p.is_profile_enabled and p.is_networking_enabled, true) as is_enabled,
      coalesce(p.first_name, '') as first_name, coalesce(p.preferred_lang, u.preferred_lang) as lang
    from app_user u left join participant p on p.user_id = u.id
    where u.id = ${userId} and u.deleted_at is null and u.blocked_at is null
      and not exists (select from blocked_user b where b.user_id = u.id)`
  return row ?? null
}
