import type { Db } from '#server/platform/db/connect.ts'
import { takeLock } from '#server/platform/db/lock.ts'

type Place = { communityId: string; userId: string; at: Date }

/**
 * Sets the photo of a profile, or of its draft, and returns the previous one. Locked before it is read: each photo that is replaced is
 * returned once, to the call that replaced it.
 */
export async function replacePhoto(db: Db, place: Place, file: string | null): Promise<string | null> {
  await takeLock(db, 'photo', `${place.communityId} ${place.userId}`)
  const [profile] = await db<{ before: string | null }[]>`
    select avatar_file as before from participant where user_id = ${place.userId}`
  if (profile) {
    await db`update participant set avatar_file = ${file} where user_id = ${place.userId}`
    return profile.before
  }
  const [draft] = await db<{ before: string | null }[]>`
    select avatar_file as before from profile_draft where user_id = ${place.userId}`
  await db`
    insert into profile_draft (community_id, user_id, avatar_file, updated_at)
    values (${place.communityId}, ${place.userId}, ${file}, ${place.at})
    on conflict (community_id, user_id) do update set avatar_file = excluded.avatar_file`
  return draft?.before ?? null
}

export async function findPhoto(db: Db, userId: string): Promise<string | null> {
  const [row] = await db<{ avatarFile: string | null }[]>`
    select avatar_file from participant where user_id = ${userId}`
  return row?.avatarFile ?? null
}

/** Photos that a profile or a draft of the community shows. */
export async function listUsedPhotos(db: Db): Promise<Set<string>> {
  const rows = await db<{ file: string }[]>`
    select avatar_file as file from participant where avatar_file is not null
    union select avatar_file from profile_draft where avatar_file is not null`
  return new Set(rows.map(({ file }) => file))
}
