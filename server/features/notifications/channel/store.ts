import type { Language } from '#contract/languages.ts'
import type { LetterTopic } from '#contract/notifications/letter-topic.ts'
import type { TextButton } from '#contract/notifications/text-button.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { lockRows } from '#server/platform/db/lock.ts'
import type { Fragment } from '#server/platform/db/sql.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { EarlierText, QuietHours, TextChannel } from './rules.ts'

/** A recipient with their language, and whether they get letters. */
export type Recipient = {
  userId: string
  /** Null for somebody without a profile, who has no channels but letters. */
  participantId: string | null
  email: string
  lang: Language | null
  firstName: string
  timeZone: string | null
  isEmailOff: boolean
}

type Asked = { participantId: string; isOwn?: boolean } | { userId: string }

/**
 * Null for those who may not be written to: deleted or blocked accounts; participants who are disabled or without a confirmed address;
 * and participants whom others cannot find, unless it is about something of their own. A user of the community is written to whatever
 * their profile.
 */
export async function findRecipient(db: Db, asked: Asked): Promise<Recipient | null> {
  const isAsked =
    'userId' in asked
      ? db`c.user_id = ${asked.userId}`
      : db`p.id = ${asked.participantId} and ${isReachable(db)} and (${asked.isOwn ?? false} or p.is_networking_enabled)`
  const [row] = await selectRecipients(db, isAsked)
  return row ?? null
}

/** Of these participants, those who may be written to, in the order of their accounts. */
export const listRecipients = (db: Db, participantIds: string[]): Promise<Recipient[]> =>
  selectRecipients(db, db`p.id = any (${participantIds}::uuid[]) and ${isReachable(db)} and p.is_networking_enabled`)

const isReachable = (db: Db): Fragment =>
  db`p.moderation_status = 'CONFIRMED' and p.is_profile_enabled and p.is_email_confirmed`

const selectRecipients = (db: Db, isAsked: Fragment): Promise<Recipient[]> =>
  db<Recipient[]>`
    select u.id as user_id, p.id as participant_id, u.email, coalesce(p.preferred_lang, u.preferred_lang) as lang,
      coalesce(p.first_name, '') as first_name, p.time_zone,
      exists (select from notification_pref n where n.participant_id = p.id and n.channel = 'EMAIL' and n.is_disabled) as is_email_off
    from connection c join app_user u on u.id = c.user_id left join participant p on p.user_id = c.user_id
    where ${isAsked} and u.deleted_at is null and u.blocked_at is null
      and not exists (select from blocked_user b where b.user_id = c.user_id)
    order by u.id`

/** Of these participants, those with a linked account in any channel, stopped or not. */
export async function listWithChannel(db: Db, participantIds: string[]): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select p.id from participant p where p.id = any (${participantIds}::uuid[]) and (
      exists (select from telegram_account t where t.user_id = p.user_id)
      or exists (select from messenger_account a where a.participant_id = p.id and a.linked_at is not null)
      or exists (select from push_subscription s where s.user_id = p.user_id))`
  return rows.map(({ id }) => id)
}

/** A linked account; the name is empty for browsers. */
export type Linked = { channel: TextChannel; account: string; stopReason: string | null }

export async function listLinked(db: Db, participantId: string): Promise<Linked[]> {
  return db<Linked[]>`
    select 'TELEGRAM' as channel, t.username as account, case when t.stopped_at is not null then coalesce(t.stop_reason, '') end as stop_reason
      from telegram_account t join participant p on p.user_id = t.user_id where p.id = ${participantId}
    union all select a.channel, a.username,
        case when a.stopped_at is not null then coalesce(a.stop_reason, '') when w.broken_at is not null then 'BROKEN' end
      from messenger_account a join messenger_workspace w on w.channel = a.channel
      where a.participant_id = ${participantId} and a.linked_at is not null
    union all select 'PUSH', '', null from participant p
      where p.id = ${participantId} and exists (select from push_subscription s where s.user_id = p.user_id)`
}

/** Workspaces that the community has connected. */
export async function listWorkspaceChannels(db: Db): Promise<TextChannel[]> {
  const rows = await db<{ channel: TextChannel }[]>`select channel from messenger_workspace`
  return rows.map(({ channel }) => channel)
}

export async function listDisabled(db: Db, participantId: string): Promise<TextChannel[]> {
  const rows = await db<{ channel: TextChannel }[]>`
    select channel from notification_pref where participant_id = ${participantId} and is_disabled and channel <> 'EMAIL'`
  return rows.map(({ channel }) => channel)
}

export type DisabledTopic = { channel: TextChannel; topic: string }

export async function listDisabledTopics(db: Db, participantId: string): Promise<DisabledTopic[]> {
  return db<DisabledTopic[]>`
    select channel, topic from channel_preference where participant_id = ${participantId} and is_disabled`
}

type Owner = { communityId: string; participantId: string }
type Preference = Owner & { channel: TextChannel; topic: LetterTopic; isDisabled: boolean }

export async function savePreference(db: Db, pref: Preference): Promise<void> {
  await db`
    insert into channel_preference (community_id, participant_id, channel, topic, is_disabled)
    values (${pref.communityId}, ${pref.participantId}, ${pref.channel}, ${pref.topic}, ${pref.isDisabled})
    on conflict (community_id, participant_id, channel, topic) do update set is_disabled = excluded.is_disabled`
}

export async function findQuietHours(db: Db, participantId: string): Promise<QuietHours | null> {
  const [row] = await db<QuietHours[]>`
    select to_char(starts_at, 'HH24:MI') as from, to_char(ends_at, 'HH24:MI') as until from quiet_hours
    where participant_id = ${participantId}`
  return row ?? null
}

export async function saveQuietHours(
  db: Db,
  { communityId, participantId }: Owner,
  hours: QuietHours | null,
): Promise<void> {
  if (!hours) await db`delete from quiet_hours where participant_id = ${participantId}`
  else
    await db`
      insert into quiet_hours (community_id, participant_id, starts_at, ends_at)
      values (${communityId}, ${participantId}, ${hours.from}::text::time, ${hours.until}::text::time)
      on conflict (community_id, participant_id) do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at`
}

type Place = { participantId: string; channel: TextChannel; topic: LetterTopic }

/** Texts of a topic that wait, and those written since. Locked: one that a digest counts is not sent meanwhile. */
export async function listEarlier(db: Db, place: Place, since: Date): Promise<EarlierText[]> {
  return db<EarlierText[]>`
    select id, created_at, status = 'WAITING' as is_waiting, stands_for, group_keys from messenger_text
    where participant_id = ${place.participantId} and channel = ${place.channel} and topic = ${place.topic}
      and (status = 'WAITING' or (created_at > ${since} and status <> 'DROPPED'))
    order by created_at, id ${lockRows(db, 'messenger text')}`
}

/** Those that a digest replaces. */
export async function removeTexts(db: Db, ids: string[]): Promise<void> {
  await db`delete from messenger_text where id = any (${ids}::uuid[]) and status = 'WAITING'`
}

export type NewText = Place & {
  communityId: string
  id: string
  kind: string
  text: string
  buttons: TextButton[]
  standsFor: number
  groupKeys: string[]
  onceKey: string | null
  about: string[]
  at: Date
  nextAt: Date | null
}

/** False if it was there already, by its key. */
export async function insertText(db: Db, text: NewText): Promise<boolean> {
  const [row] = await db`
    insert into messenger_text (community_id, id, participant_id, channel, topic, kind, text, buttons, stands_for, group_keys, once_key,
      about, created_at, next_at)
    values (${text.communityId}, ${text.id}, ${text.participantId}, ${text.channel}, ${text.topic}, ${text.kind}, ${text.text},
      ${JSON.stringify(text.buttons)}::text::jsonb, ${text.standsFor}, ${text.groupKeys}, ${text.onceKey}, ${text.about}, ${text.at},
      ${text.nextAt})
    on conflict (community_id, once_key) do nothing returning id`
  return row !== undefined
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

export async function exportChannels(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select channel, topic, is_disabled as disabled from channel_preference where participant_id = ${participantId}
    order by channel, topic`
}

export async function exportQuietHours(db: Db, { participantId }: Person): Promise<unknown> {
  return participantId && findQuietHours(db, participantId)
}
