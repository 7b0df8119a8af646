import { noTagList } from '#contract/participants/no-tag.ts'
import type { ProfileInput } from '#contract/participants/profile-shapes.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

export type Draft = { step: string; profile: ProfileInput; avatarFile: string | null }

export async function findDraft(db: Db, userId: string): Promise<Draft | null> {
  const [row] = await db<Draft[]>`select step, profile, avatar_file from profile_draft where user_id = ${userId}`
  return row ?? null
}

type Place = { communityId: string; userId: string; at: Date }

/** Merges the given fields into the draft. */
export async function saveDraft(
  db: Db,
  place: Place,
  { step, profile }: Pick<Draft, 'step' | 'profile'>,
): Promise<void> {
  await db`
    insert into profile_draft (community_id, user_id, step, profile, updated_at)
    values (${place.communityId}, ${place.userId}, ${step}, ${JSON.stringify(profile)}::text::jsonb, ${place.at})
    on conflict (community_id, user_id) do update
    set step = excluded.step, profile = profile_draft.profile || excluded.profile, updated_at = excluded.updated_at`
}

/** Topics of several participants: one person's alone would tell something about that person. */
export async function listTopics(db: Db): Promise<string[]> {
  const rows = await db<{ topic: string }[]>`
    select min(tag) as topic from visible_participant p, unnest(p.tags) as tag
    where lower(tag) <> all (${noTagList})
    group by lower(tag) having count(*) > 2 order by count(*) desc, 1 limit 200`
  return rows.map(({ topic }) => topic)
}

export type Elsewhere = {
  communityId: string
  title: { en: string; ru: string }
  avatarFile: string | null
  profile: Record<string, unknown>
}

/** The user's own profiles in other communities. */
export async function listElsewhere(db: Db, here: { userId: string; communityId: string }): Promise<Elsewhere[]> {
  return db<Elsewhere[]>`
    select community_id, title, avatar_file, profile from profiles_elsewhere(${here.userId}, ${here.communityId})`
}

/** What the provider of the latest identity said. */
export async function findIdentityProfile(db: Db, userId: string): Promise<Record<string, unknown> | null> {
  const [row] = await db<{ profile: Record<string, unknown> }[]>`
    select profile from external_identity where user_id = ${userId} order by linked_at desc limit 1`
  return row?.profile ?? null
}

/** Returns the previous photo. Null keeps it. */
export async function setDraftPhoto(db: Db, userId: string, file: string | null): Promise<string | null> {
  const [row] = await db<{ before: string | null }[]>`
    update profile_draft d set avatar_file = coalesce(${file}, d.avatar_file) from profile_draft o
    where o.community_id = d.community_id and o.user_id = d.user_id and d.user_id = ${userId}
    returning o.avatar_file as before`
  return row?.before ?? null
}

export async function removeDraft(db: Db, userId: string): Promise<void> {
  await db`delete from profile_draft where user_id = ${userId}`
}

export async function hasProfile(db: Db, userId: string): Promise<boolean> {
  const [row] = await db`select id from participant where user_id = ${userId}`
  return row !== undefined
}

export type NewParticipant = {
  communityId: string
  id: string
  userId: string
  slug: string
  avatarFile: string | null
  moderationStatus: 'PENDING' | 'CONFIRMED'
  preferredLang: string | null
  joinedAt: Date
}

/** False when the user has a profile here, or another participant has the slug. Copies the inviter. */
export async function insertParticipant(db: Db, participant: NewParticipant): Promise<boolean> {
  const [row] = await db`
    insert into participant (community_id, id, user_id, slug, login, avatar_file, moderation_status, preferred_lang, invited_by,
      is_telegram_connected, joined_at)
    values (${participant.communityId}, ${participant.id}, ${participant.userId}, ${participant.slug}, ${participant.slug},
      ${participant.avatarFile}, ${participant.moderationStatus}, ${participant.preferredLang},
      (select invited_by from accepted_invitation where user_id = ${participant.userId}),
      exists (select from telegram_account where user_id = ${participant.userId}), ${participant.joinedAt})
    on conflict do nothing returning id`
  return row !== undefined
}

export async function exportDraft(db: Db, { userId }: Person): Promise<unknown> {
  const [row] = await db`select to_jsonb(d) as draft from profile_draft d where user_id = ${userId}`
  return row?.draft ?? null
}

export async function listPhotos(db: Db, { userId }: Person): Promise<string[]> {
  const rows = await db<{ avatarFile: string }[]>`
    select avatar_file from profile_draft where user_id = ${userId} and avatar_file is not null`
  return rows.map(({ avatarFile }) => avatarFile)
}
