import type { Language } from '#contract/languages.ts'
import type { Channel } from '#contract/participants/profile.ts'
import type { Contact, OwnProfile, ProfileInput } from '#contract/participants/profile-shapes.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

export type StoredProfile = Omit<OwnProfile, 'missing'> & { userId: string }

/** A complete profile by its id, slug or user. */
export async function findProfile(
  db: Db,
  key: { id: string } | { slug: string } | { userId: string },
): Promise<(StoredProfile & { isEnabled: boolean; isFilled: boolean; isBlocked: boolean }) | null> {
  const where =
    'id' in key ? db`p.id = ${key.id}` : 'slug' in key ? db`p.slug = ${key.slug}` : db`p.user_id = ${key.userId}`
  const [row] = await db<(StoredProfile & { isEnabled: boolean; isFilled: boolean; isBlocked: boolean })[]>`
    select p.id, p.user_id, p.slug, u.email, p.first_name, p.last_name, p.company, p.position, p.about, p.looking_for, p.can_help, p.goal, p.city,
      p.latitude, p.longitude, p.is_location_shared, p.tags, p.privacy, p.hidden_contacts, p.profile_visibility, p.time_zone, p.preferred_lang,
      '/files/' || p.avatar_file || '-256.webp' as avatar_url, p.moderation_status, p.rejection_reason, p.is_networking_enabled,
      exists (select from telegram_account a where a.user_id = p.user_id and a.stopped_at is null) as is_telegram_connected,
      p.is_tutorial_seen, p.joined_at, p.is_filled, p.is_profile_enabled and p.is_networking_enabled as is_enabled,
      exists (select from blocked_user b where b.user_id = p.user_id) as is_blocked,
      (select coalesce(jsonb_agg(jsonb_build_object('type', c.type, 'value', c.value) order by c.type), '[]')
        from contact c where c.participant_id = p.id) as contacts,
      (select jsonb_build_object('slug', i.slug, 'firstName', i.first_name, 'lastName', i.last_name)
        from visible_participant i where i.id = p.invited_by) as invited_by
    from participant p join app_user u on u.id = p.user_id where ${where}`
  return row ?? null
}

export async function hasFulfilledRequest(db: Db, id: string): Promise<boolean> {
  const [row] = await db`select from request where participant_id = ${id} and fulfilled_at is not null limit 1`
  return row !== undefined
}

export type Columns = Omit<ProfileInput, 'contacts'>

const columnOf: Record<keyof Columns, string> = {
  firstName: 'first_name',
  lastName: 'last_name',
  company: 'company',
  position: 'position',
  about: 'about',
  lookingFor: 'looking_for',
  canHelp: 'can_help',
  goal: 'goal',
  city: 'city',
  latitude: 'latitude',
  longitude: 'longitude',
  isLocationShared: 'is_location_shared',
  tags: 'tags',
  privacy: 'privacy',
  hiddenContacts: 'hidden_contacts',
  profileVisibility: 'profile_visibility',
  timeZone: 'time_zone',
}

/** Updates only the given columns. */
export async function updateColumns(db: Db, id: string, given: Columns): Promise<void> {
  const changes = Object.entries(given).flatMap(([field, value]) =>
    value === undefined ? [] : [[columnOf[field as keyof Columns], value]],
  )
  if (changes.length > 0) await db`update participant set ${db(Object.fromEntries(changes))} where id = ${id}`
}

export async function replaceContacts(
  db: Db,
  place: { communityId: string; participantId: string },
  contacts: Contact[],
): Promise<void> {
  await db`delete from contact where participant_id = ${place.participantId}`
  for (const { type, value } of contacts)
    await db`
      insert into contact (community_id, participant_id, type, value)
      values (${place.communityId}, ${place.participantId}, ${type}, ${value})`
}

export async function setFilled(db: Db, id: string, isFilled: boolean): Promise<void> {
  await db`update participant set is_filled = ${isFilled} where id = ${id} and is_filled <> ${isFilled}`
}

/** Sets a rejected profile to pending again after a change. */
export async function askAgain(db: Db, id: string, at: Date): Promise<boolean> {
  const [row] = await db`
    update participant set moderation_status = 'PENDING', rejection_reason = null, waiting_since = ${at}
    where id = ${id} and moderation_status = 'REJECTED' returning id`
  return row !== undefined
}

export async function setNetworking(db: Db, id: string, isEnabled: boolean): Promise<void> {
  await db`update participant set is_networking_enabled = ${isEnabled} where id = ${id}`
}

export async function markTutorialSeen(db: Db, id: string): Promise<void> {
  await db`update participant set is_tutorial_seen = true where id = ${id}`
}

export async function updateLanguage(db: Db, id: string, lang: Language): Promise<void> {
  await db`update participant set preferred_lang = ${lang} where id = ${id}`
}

export async function listDisabledChannels(db: Db, participantId: string): Promise<Channel[]> {
  const rows = await db<{ channel: Channel }[]>`
    select channel from notification_pref where participant_id = ${participantId} and is_disabled`
  return rows.map(({ channel }) => channel)
}

type Pref = { communityId: string; participantId: string; channel: Channel; isDisabled: boolean }

export async function savePref(db: Db, pref: Pref): Promise<void> {
  await db`
    insert into notification_pref (community_id, participant_id, channel, is_disabled)
    values (${pref.communityId}, ${pref.participantId}, ${pref.channel}, ${pref.isDisabled})
    on conflict (community_id, participant_id, channel) do update set is_disabled = excluded.is_disabled`
}

/** Every column except the search vector. */
export async function exportProfile(db: Db, { participantId }: Person): Promise<unknown> {
  const [row] =
    await db`select to_jsonb(p) - '{search,search_names,search_words,search_text}'::text[] as profile from participant p where id = ${participantId}`
  return row?.profile ?? null
}

export async function exportContacts(db: Db, { participantId }: Person): Promise<unknown> {
  return db`select type, value from contact where participant_id = ${participantId} order by type`
}

export async function exportPrefs(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select channel, is_disabled as disabled from notification_pref where participant_id = ${participantId} order by channel`
}

export async function listPhotos(db: Db, { participantId }: Person): Promise<string[]> {
  const rows = await db<{ avatarFile: string }[]>`
    select avatar_file from participant where id = ${participantId} and avatar_file is not null`
  return rows.map(({ avatarFile }) => avatarFile)
}
