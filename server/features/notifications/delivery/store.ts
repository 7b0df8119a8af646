import type { TextButton } from '#contract/notifications/text-button.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { lockRows } from '#server/platform/db/lock.ts'
import type { Page } from '#server/platform/http/cursor.ts'
import type { Decision, DeliveryChannel } from './rules.ts'

/** To whom: a participant, or with null the room of the community. */
export type Recipient = { channel: DeliveryChannel; participantId: string | null }

export type WaitingText = Recipient & {
  id: string
  kind: string
  text: string
  pictureFile: string | null
  buttons: TextButton[]
  attempts: number
  status: 'WAITING' | 'SENDING'
  nextAt: string | null
}

/** To whom a text goes. */
export async function findRecipient(db: Db, textId: string): Promise<Recipient | null> {
  const [row] = await db<Recipient[]>`select channel, participant_id from messenger_text where id = ${textId}`
  return row ?? null
}

const to = (db: Db, { channel, participantId }: Recipient) =>
  db`channel = ${channel} and ${participantId ? db`participant_id = ${participantId}` : db`participant_id is null`}`

/**
 * The next text to this recipient, locked: texts go one after the other. Those of a topic keep their order, and one that waits for
 * more of its topic, or for the end of quiet hours, holds back no other topic. One that the messenger refused for now holds all.
 * `nextAt` is when it may go.
 */
export async function lockNext(db: Db, recipient: Recipient, now: Date): Promise<WaitingText | null> {
  const heldUntil = db`
    (select max(e.next_at) from messenger_text e where ${to(db, recipient)} and e.topic is not distinct from t.topic
      and e.status = 'WAITING' and e.next_at > ${now} and (e.created_at, e.id) <= (t.created_at, t.id))`
  const [row] = await db<WaitingText[]>`
    select id, channel, participant_id, kind, text, picture_file, buttons, attempts, status, ${heldUntil} as next_at from messenger_text t
    where ${to(db, recipient)} and status in ('WAITING', 'SENDING')
    order by (status = 'SENDING' or attempts > 0) desc, ${heldUntil} nulls first, created_at, id
    limit 1 ${lockRows(db, 'messenger text')}`
  return row ?? null
}

export async function setSending(db: Db, id: string, at: Date): Promise<void> {
  await db`
    update messenger_text set status = 'SENDING', claimed_at = ${at}, attempts = attempts + 1, next_at = null where id = ${id}`
}

export async function saveDecision(db: Db, id: string, decision: Decision, at: Date): Promise<void> {
  const { status, problem, nextAt, externalId } = decision
  await db`
    update messenger_text set status = ${status}, problem = ${problem}, next_at = ${nextAt}, external_id = ${externalId},
      claimed_at = null, sent_at = ${status === 'SENT' ? at : null}
    where id = ${id}`
}

/** The other texts to an account that cannot be written to. */
export async function dropWaiting(db: Db, recipient: Recipient, problem: string | null): Promise<void> {
  await db`
    update messenger_text set status = 'DROPPED', problem = ${problem}, next_at = null
    where ${to(db, recipient)} and status = 'WAITING'`
}

/** Texts whose process stopped before it had an answer: nobody knows whether they arrived. */
export async function markStuck(db: Db, claimedBefore: Date): Promise<void> {
  await db`
    update messenger_text set status = 'UNCERTAIN', problem = 'the server stopped while it was sent', claimed_at = null
    where status = 'SENDING' and claimed_at < ${claimedBefore}`
}

/** A text of each recipient for whom one is due. */
export async function listDue(db: Db, at: Date, count: number): Promise<(Recipient & { id: string })[]> {
  return db<(Recipient & { id: string })[]>`
    select distinct on (channel, participant_id) id, channel, participant_id from messenger_text
    where status = 'WAITING' and (next_at is null or next_at <= ${at}) order by channel, participant_id, created_at limit ${count}`
}

/** Communities with such texts, or with those of a process that stopped, looked up for all at once. */
export async function listCommunitiesDue(db: Db, at: Date, claimedBefore: Date): Promise<string[]> {
  const rows = await db<{ communityId: string }[]>`
    select community_id from communities_with_texts_due(${at}, ${claimedBefore})`
  return rows.map(({ communityId }) => communityId)
}

/** The user behind a participant, if this channel may be used to write to them. */
export async function findReader(db: Db, channel: DeliveryChannel, participantId: string): Promise<string | null> {
  const [row] = await db<{ userId: string }[]>`
    select p.user_id from participant p join app_user u on u.id = p.user_id
    where p.id = ${participantId} and u.deleted_at is null and u.blocked_at is null
      and not exists (select from notification_pref n where n.participant_id = p.id and n.channel = ${channel} and n.is_disabled)
      and not exists (select from blocked_user b where b.community_id = p.community_id and b.user_id = p.user_id)`
  return row?.userId ?? null
}

export type ListedDelivery = {
  id: string
  channel: DeliveryChannel
  kind: string
  recipient: string
  status: 'UNCERTAIN' | 'FAILED'
  problem: string
  attempts: number
  createdAt: string
}

export async function listProblems(db: Db, { after, skip, count }: Page): Promise<ListedDelivery[]> {
  return db<ListedDelivery[]>`
    select t.id, t.channel, t.kind, coalesce(p.first_name || ' ' || p.last_name, w.workspace_name, g.title, '') as recipient, t.status,
      coalesce(t.problem, '') as problem, t.attempts, t.created_at
    from messenger_text t left join participant p on p.id = t.participant_id
      left join messenger_workspace w on t.participant_id is null and w.channel = t.channel
      left join telegram_group g on t.participant_id is null and t.channel = 'TELEGRAM'
    where t.status in ('UNCERTAIN', 'FAILED')
      ${after ? db`and (t.created_at, t.id) < (${after.at}, ${after.id})` : db``}
    order by t.created_at desc, t.id desc limit ${count} offset ${skip}`
}

/** False if it is not among those that can be sent again. */
export async function resetText(db: Db, id: string): Promise<boolean> {
  const rows = await db`
    update messenger_text set status = 'WAITING', attempts = 0, next_at = null, problem = null
    where id = ${id} and status in ('UNCERTAIN', 'FAILED') returning id`
  return rows.length > 0
}

export type PublicEvent = { title: string; slug: string; startsAt: string | null; timeZone: string }

/** Null for one that is for members only, cancelled or deleted. */
export async function findPublicEvent(db: Db, id: string): Promise<PublicEvent | null> {
  const [row] = await db<PublicEvent[]>`
    select title, slug, starts_at, time_zone from event
    where id = ${id} and visibility = 'PUBLIC' and deleted_at is null and cancelled_at is null`
  return row ?? null
}

type RoomText = {
  communityId: string
  id: string
  channel: string
  kind: string
  text: string
  onceKey: string | null
  pictureFile: string | null
  at: Date
}

/** False if it was written before. */
export async function insertRoomText(db: Db, text: RoomText): Promise<boolean> {
  const rows = await db`
    insert into messenger_text (community_id, id, channel, kind, text, picture_file, once_key, about, created_at)
    values (${text.communityId}, ${text.id}, ${text.channel}, ${text.kind}, ${text.text}, ${text.pictureFile},
      ${text.onceKey}, '{}', ${text.at})
    on conflict (community_id, once_key) do nothing returning id`
  return rows.length > 0
}

/** Pictures that are to be sent, or may be sent again, unless they are older. */
export async function listKeptPictures(db: Db, since: Date): Promise<Set<string>> {
  const rows = await db<{ file: string }[]>`
    select picture_file as file from messenger_text
    where picture_file is not null and created_at > ${since} and status in ('WAITING', 'SENDING', 'UNCERTAIN', 'FAILED')`
  return new Set(rows.map(({ file }) => file))
}
