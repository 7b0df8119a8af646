import type { Language } from '#contract/languages.ts'
import type { Channel } from '#contract/participants/profile.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

/** A recipient with their language and channels. */
export type Recipient = {
  participantId: string
  email: string
  lang: Language | null
  firstName: string
  timeZone: string | null
  disabledChannels: Channel[]
  hasTelegram: boolean
}

/**
 * Null for participants who may not be written to: disabled, blocked, without a confirmed address; and those whom others cannot find,
 * unless it is about something of their own.
 */
export async function findRecipient(db: Db, participantId: string, isOwn = false): Promise<Recipient | null> {
  const [row] = await db<Recipient[]>`
    select p.id as participant_id, u.email, coalesce(p.preferred_lang, u.preferred_lang) as lang, p.first_name, p.time_zone,
      array(select n.channel from notification_pref n where n.participant_id = p.id and n.is_disabled) as disabled_channels,
      exists (select from telegram_account a where a.user_id = p.user_id) as has_telegram
    from participant p join app_user u on u.id = p.user_id
    where p.id = ${participantId} and u.deleted_at is null and u.blocked_at is null
      and p.moderation_status = 'CONFIRMED' and p.is_profile_enabled and p.is_email_confirmed
      and (${isOwn} or p.is_networking_enabled)
      and not exists (select from blocked_user b where b.community_id = p.community_id and b.user_id = p.user_id)`
  return row ?? null
}

type NewNotification = {
  communityId: string
  id: string
  participantId: string
  kind: string
  actorId: string | null
  data: Record<string, string>
  onceKey: string | null
  at: Date
}

/** Once for each key: a job whose end was not recorded runs again. */
export async function insertNotification(db: Db, { data, ...rest }: NewNotification): Promise<void> {
  await db`
    insert into notification (community_id, id, participant_id, kind, actor_id, data, created_at, once_key)
    values (${rest.communityId}, ${rest.id}, ${rest.participantId}, ${rest.kind}, ${rest.actorId},
      ${JSON.stringify(data)}::text::jsonb, ${rest.at}, ${rest.onceKey})
    on conflict do nothing`
}

type NewText = {
  communityId: string
  id: string
  participantId: string
  channel: Exclude<Channel, 'EMAIL'>
  kind: string
  text: string
  onceKey: string | null
  about: string[]
  at: Date
}

export async function insertText(db: Db, text: NewText): Promise<void> {
  await db`
    insert into messenger_text (community_id, id, participant_id, channel, kind, text, once_key, about, created_at)
    values (${text.communityId}, ${text.id}, ${text.participantId}, ${text.channel}, ${text.kind}, ${text.text}, ${text.onceKey},
      ${text.about}, ${text.at})
    on conflict (community_id, once_key) do nothing`
}

export async function exportNotifications(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select kind, actor_id as actor, data, created_at as at, seen_at, dismissed_at from notification
    where participant_id = ${participantId} order by created_at`
}

export async function exportTexts(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select channel, kind, text, created_at as at, sent_at from messenger_text where participant_id = ${participantId}
    order by created_at`
}

/** Texts to others that name the person. Older rows without `about` are searched for id and full name. */
export async function removeTextsAbout(db: Db, { participantId, name }: Person): Promise<void> {
  await db`
    delete from messenger_text where ${participantId}::uuid = any (about) or (about is null
      and (position(${participantId}::text in text) > 0 or position(${name}::text in text) > 0))`
}
