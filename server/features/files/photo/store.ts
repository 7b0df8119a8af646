import type { Db } from '#server/platform/db/connect.ts'

type Place = { communityId: string; userId: string; at: Date }

/** Sets the photo of a profile, or of its draft, and returns the previous one. */
export async function replacePhoto(db: Db, place: Place, file: string | null): Promise<string | null> {
  const [profile] = await db<{ before: string | null }[]>`
    update participant p set avatar_file = ${file} from participant o where o.id = p.id and p.user_id = ${place.userId}
    returning o.avatar_file as before`
  if (profile) return profile.before
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
