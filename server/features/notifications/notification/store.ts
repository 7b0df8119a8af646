import type { Language } from '#contract/languages.ts'
import type { Notification } from '#contract/notifications/notification.ts'
import type { NotificationKind } from '#contract/notifications/notification-kinds.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { lockRows } from '#server/platform/db/lock.ts'
import type { Fragment } from '#server/platform/db/sql.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import { kindsByPeople, kindsBySight, type StoredNotification } from './rules.ts'

/** Condition: one of the two excluded the other, by a report or a private exclusion. */
const isApart = (db: Db, one: Fragment, other: Fragment): Fragment => db`
  (exists (select from report o where (o.author_id, o.subject_id) in ((${one}, ${other}), (${other}, ${one})))
    or exists (select from never_pair o where (o.participant_id, o.subject_id) in ((${one}, ${other}), (${other}, ${one}))))`

const isModerator = (db: Db, n: Fragment): Fragment => db`
  exists (select from connection c where c.user_id = ${n}.user_id and (c.role = 'ROLE_ADMIN' or exists (
    select from permission g where g.user_id = c.user_id and g.permission = 'CAN_MODERATE_COMMUNITY')))`

/** What `canManageEvent` and `canSeeEvent` decide about the reader. */
const managesEvent = (db: Db, n: Fragment): Fragment => db`
  (exists (select from responsible o where o.event_id = e.id and o.user_id = ${n}.user_id) or ${isModerator(db, n)})`
const seesEvent = (db: Db, n: Fragment): Fragment => db`
  (e.visibility = 'PUBLIC' or ${managesEvent(db, n)} or exists (select from participant m
    where m.user_id = ${n}.user_id and m.moderation_status = 'CONFIRMED' and m.is_profile_enabled))`

/** What `permissionsOf` decides: the reader may read chats. */
const mayChat = (db: Db, n: Fragment): Fragment => db`
  exists (select from participant o join community y on y.id = o.community_id where o.id = ${n}.participant_id and (
    (y.members_may_chat and o.moderation_status = 'CONFIRMED' and o.is_profile_enabled and o.is_networking_enabled)
    or exists (select from permission g where g.user_id = o.user_id and g.permission = 'CAN_CHAT')
    or exists (select from connection c where c.user_id = o.user_id and c.role = 'ROLE_ADMIN')))`

/**
 * Condition: the reader may see now what the notification is about. Neither a person who hid or was set apart since, nor an event
 * that was removed or closed to the reader, nor a chat that they left, have read or may no longer read shows in it.
 */
const isShown = (db: Db, n: Fragment): Fragment => db`
  (${n}.actor_id is null or ${n}.kind <> all (${kindsBySight.person}::text[]) or exists (select from visible_participant a
    where a.id = ${n}.actor_id and not ${isApart(db, db`${n}.participant_id`, db`a.id`)}))
  and (${n}.kind <> all (${kindsBySight.moderator}::text[]) or ${isModerator(db, n)})
  and (${n}.kind <> all (${kindsBySight.event}::text[]) or exists (select from event e
    where e.id = (${n}.data ->> 'eventId')::uuid and e.deleted_at is null and ${seesEvent(db, n)}))
  and (${n}.kind <> all (${kindsBySight.organiser}::text[]) or exists (select from event e
    where e.id = (${n}.data ->> 'eventId')::uuid and e.deleted_at is null and ${managesEvent(db, n)}))
  and (${n}.kind <> all (${kindsBySight.chat}::text[]) or ${mayChat(db, n)} and exists (
    select from chat_member m join chat k on k.id = m.chat_id
    where m.chat_id = (${n}.data ->> 'chatId')::uuid and m.participant_id = ${n}.participant_id and m.left_at is null
      and (${n}.kind <> 'chat.messages' or m.unread > 0)
      and (k.kind <> 'PAIR' or not ${isApart(db, db`k.first_id`, db`k.second_id`)})))`

export type Asked = {
  userId: string
  lang: Language
  kinds: NotificationKind[]
  /** Numbers between these, both left out. */
  before: number | null
  after: number | null
  count: number
}

const longestQuote = 300
const mostInGroup = 100

/** The newest of each group, newest first, with what they are about. */
export async function listNotifications(db: Db, asked: Asked): Promise<StoredNotification[]> {
  return db<StoredNotification[]>`
    select n.id, n.seq, n.kind, n.data, n.created_at, g.count, not g.has_unseen as is_seen,
      coalesce(g.actor_ids, array(select w.subject_id from matching w join visible_participant a on a.id = w.subject_id
        where n.kind = 'matching.weekly' and w.participant_id = n.participant_id and w.week = (n.data ->> 'week')::date
          and w.origin = 'WEEKLY' order by w.place limit 10), '{}') as actor_ids,
      coalesce(t.title, e.title, nullif(k.name, ''), kt.title, ke.title, q.text, s.first_name || ' ' || s.last_name, m.place, '') as title,
      left(coalesce(case when n.kind = 'intro.received' then i.intro_message else i.answer end, a.answer, l.text, r.text,
        case n.kind when 'event.cancelled' then e.cancel_message when 'moderation.rejected' then p.rejection_reason
          when 'chat.messages' then (select x.text from chat_message x
            where x.chat_id = k.id and x.number = k.last_number and x.number > u.from_number and x.deleted_at is null)
          when 'chat.mentioned' then w.text end, ''), ${longestQuote}) as quote,
      coalesce(e.starts_at, case when m.status <> 'PROPOSED' then m.starts_at end, m.proposed_times[1]) as starts_at, coalesce(e.time_zone, p.time_zone) as time_zone,
      i.status as intro_status, coalesce(k.id, c.id) as chat_id, coalesce(u.unread, 0) as unread, s.slug as reported_slug,
      w.number as message_number
    from notification n
    cross join lateral (
      select count(distinct case when n.kind = any (${kindsByPeople}::text[]) then coalesce(x.actor_id, x.id) else x.id end)::integer as count,
        bool_or(x.seen_at is null) as has_unseen,
        array_agg(x.actor_id order by x.seq desc) filter (where x.actor_id is not null) as actor_ids
      from (select x.id, x.actor_id, x.seq, x.seen_at from notification x where x.user_id = n.user_id and x.dismissed_at is null
        and case when n.group_key is null then x.id = n.id else x.group_key = n.group_key and ${isShown(db, db`x`)} end
        order by x.seq desc limit ${mostInGroup}) x) g
    left join participant p on p.id = n.participant_id
    left join event e on e.id = (n.data ->> 'eventId')::uuid
    left join event_translation t on t.event_id = e.id and t.language = ${asked.lang}
    left join event_message l on l.id = (n.data ->> 'messageId')::uuid and l.event_id = e.id
    left join intro i on i.id = (n.data ->> 'introId')::uuid
    left join chat c on c.kind = 'PAIR' and i.status = 'ACCEPTED' and c.first_id = least(i.from_id, i.to_id)
      and c.second_id = greatest(i.from_id, i.to_id)
    left join request q on q.id = (n.data ->> 'requestId')::uuid
    left join request_answer a on a.id = (n.data ->> 'answerId')::uuid
    left join report r on r.id = (n.data ->> 'reportId')::uuid
    left join participant s on s.id = r.subject_id
    left join meeting m on m.id = (n.data ->> 'meetingId')::uuid
    left join chat k on k.id = (n.data ->> 'chatId')::uuid
    left join event ke on ke.id = k.event_id
    left join event_translation kt on kt.event_id = ke.id and kt.language = ${asked.lang}
    left join chat_member u on u.chat_id = k.id and u.participant_id = n.participant_id
    left join chat_message w on n.kind = 'chat.mentioned' and w.id = (n.data ->> 'messageId')::uuid and w.number > u.from_number
    where n.user_id = ${asked.userId} and n.dismissed_at is null and n.kind = any (${asked.kinds}::text[])
      and (${asked.before}::integer is null or n.seq < ${asked.before}) and (${asked.after}::integer is null or n.seq > ${asked.after})
      and ${isShown(db, db`n`)}
      and (n.group_key is null or not exists (select from notification x where x.user_id = n.user_id and x.group_key = n.group_key
        and x.dismissed_at is null and x.seq > n.seq and ${isShown(db, db`x`)}))
    order by n.seq desc limit ${asked.count}`
}

type NamedPerson = Notification['people'][number]

/** Those of these people whom the reader may see; moderators and organisers see everybody who writes or applies to them. */
export async function findPeople(
  db: Db,
  reader: { participantId: string | null; isTeam: boolean },
  ids: string[],
): Promise<Map<string, NamedPerson>> {
  if (ids.length === 0) return new Map()
  const rows = await db<NamedPerson[]>`
    select p.id, p.slug, p.first_name, p.last_name, '/files/' || p.avatar_file || '-108.webp' as avatar_url
    from ${reader.isTeam ? db`participant` : db`visible_participant`} p where p.id = any (${ids}::uuid[])
      ${reader.isTeam ? db`` : db`and not ${isApart(db, db`${reader.participantId}::uuid`, db`p.id`)}`}`
  return new Map(rows.map(row => [row.id, row]))
}

/** Number of one of the reader's notifications. */
export async function findSeq(db: Db, userId: string, id: string): Promise<number | null> {
  const [row] = await db<{ seq: number }[]>`select seq from notification where id = ${id} and user_id = ${userId}`
  return row?.seq ?? null
}

/** Whether the reader has one of these: of several, some may be removed meanwhile. */
export async function hasAny(db: Db, userId: string, ids: string[]): Promise<boolean> {
  const rows = await db`select from notification where id = any (${ids}::uuid[]) and user_id = ${userId} limit 1`
  return rows.length > 0
}

/** More are shown as "99+". */
const countedAtMost = 100

/** Of the lines that the reader may see now. The tally is read first: mostly there is nothing new. */
export async function countUnseen(db: Db, userId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::integer as count from (
      select ${unseenLines(db, db`${userId}::uuid`)}
        and exists (select from notification_tally t where t.user_id = ${userId} and t.unseen > 0)
      limit ${countedAtMost}) unseen`
  return row?.count ?? 0
}

const unseenLines = (db: Db, userId: Fragment): Fragment => db`
  from notification n
  where n.user_id = ${userId} and n.seen_at is null and n.dismissed_at is null and ${isShown(db, db`n`)}
    and (n.group_key is null or not exists (select from notification x where x.user_id = n.user_id and x.group_key = n.group_key
      and x.seen_at is null and x.dismissed_at is null and x.seq > n.seq and ${isShown(db, db`x`)}))`

export type Count = { userId: string; seq: number; unseen: number }

/** The numbers of the latest ones, and how many are unseen, of several readers at once. */
export async function listCounts(db: Db, userIds: string[]): Promise<Count[]> {
  return db<Count[]>`
    select t.user_id, t.last_seq as seq, c.count as unseen
    from notification_tally t cross join lateral (
      select count(*)::integer as count from (select ${unseenLines(db, db`t.user_id`)} limit ${countedAtMost}) unseen) c
    where t.user_id = any (${userIds}::uuid[])`
}

export async function findLastSeq(db: Db, userId: string): Promise<number> {
  const [row] = await db<{ lastSeq: number }[]>`select last_seq from notification_tally where user_id = ${userId}`
  return row?.lastSeq ?? 0
}

/**
 * Before a change of a reader's notifications: new ones take their numbers there, so a transaction that locked a line first would deadlock
 * with one that inserts. Readers are locked one after the other, in the order of their ids. Somebody's first tally is
 * written here, so that there is something to lock.
 */
export async function lockTally(db: Db, communityId: string, userId: string): Promise<void> {
  await db`
    insert into notification_tally (community_id, user_id) select ${communityId}, ${userId}
    where not exists (select from notification_tally where user_id = ${userId}) on conflict do nothing`
  await db`select from notification_tally where user_id = ${userId} ${lockRows(db, 'notification tally')}`
}

/** With those of the same group that are older: the line stands for all. */
const inLines = (db: Db, userId: string, ids: string[]): Fragment => db`
  n.user_id = ${userId} and exists (select from notification l where l.id = any (${ids}::uuid[]) and l.user_id = ${userId}
    and (l.id = n.id or (l.group_key = n.group_key and l.seq > n.seq)))`

/** Without ids all of them. */
export async function markSeen(db: Db, userId: string, ids: string[] | null, at: Date): Promise<void> {
  await db`
    update notification n set seen_at = ${at}
    where n.seen_at is null and ${ids ? inLines(db, userId, ids) : db`n.user_id = ${userId} and n.dismissed_at is null`}`
}

export async function dismiss(db: Db, userId: string, ids: string[], at: Date): Promise<void> {
  await db`
    update notification n set dismissed_at = ${at} where n.dismissed_at is null and ${inLines(db, userId, ids)}`
}

/** Brings back those that were dismissed together with these. */
export async function bringBack(db: Db, userId: string, ids: string[]): Promise<void> {
  await db`
    update notification n set dismissed_at = null
    where n.dismissed_at is not null and n.user_id = ${userId} and exists (select from notification l
      where l.id = any (${ids}::uuid[]) and l.user_id = ${userId}
        and (l.id = n.id or (l.group_key = n.group_key and l.dismissed_at = n.dismissed_at)))`
}

export type NewNotification = {
  communityId: string
  id: string
  userId: string
  participantId: string | null
  kind: NotificationKind
  actorId: string | null
  data: Record<string, string>
  groupKey: string | null
  onceKey: string | null
  at: Date
}

/** False if it was there already, by its key: a job whose end was not recorded runs again. */
export async function insertNotification(db: Db, { data, ...rest }: NewNotification): Promise<boolean> {
  const [row] = await db`
    insert into notification (community_id, id, user_id, participant_id, kind, actor_id, data, group_key, created_at, once_key)
    values (${rest.communityId}, ${rest.id}, ${rest.userId}, ${rest.participantId}, ${rest.kind}, ${rest.actorId},
      ${JSON.stringify(data)}::text::jsonb, ${rest.groupKey}, ${rest.at}, ${rest.onceKey})
    on conflict do nothing returning id`
  return row !== undefined
}

/**
 * The same for several readers: those who did not have it. They are written in the order of the readers' ids, in which tallies are locked,
 * so that two batches never wait for each other.
 */
export async function insertNotifications(db: Db, all: NewNotification[]): Promise<Set<string>> {
  const column = <K extends keyof NewNotification>(name: K) => all.map(each => each[name])
  const rows = await db<{ userId: string }[]>`
    insert into notification (community_id, id, user_id, participant_id, kind, actor_id, data, group_key, created_at, once_key)
    select n.community_id, n.id, n.user_id, n.participant_id, n.kind, n.actor_id, n.data::jsonb, n.group_key, n.created_at, n.once_key
    from unnest(${column('communityId')}::uuid[], ${column('id')}::uuid[], ${column('userId')}::uuid[], ${column('participantId')}::uuid[],
      ${column('kind')}::text[], ${column('actorId')}::uuid[], ${all.map(({ data }) => JSON.stringify(data))}::text[],
      ${column('groupKey')}::text[], ${all.map(({ at }) => at.toISOString())}::timestamptz[], ${column('onceKey')}::text[])
      as n (community_id, id, user_id, participant_id, kind, actor_id, data, group_key, created_at, once_key)
    order by n.user_id
    on conflict do nothing returning user_id`
  return new Set(rows.map(({ userId }) => userId))
}

/** False if there was none. */
export async function removeGroup(db: Db, userId: string, groupKey: string): Promise<boolean> {
  const rows = await db`delete from notification where user_id = ${userId} and group_key = ${groupKey} returning id`
  return rows.length > 0
}

/** Older ones than either. */
export async function removeOld(db: Db, createdBefore: Date, dismissedBefore: Date): Promise<void> {
  const isOld = db`(created_at < ${createdBefore} or dismissed_at < ${dismissedBefore})`
  const readers = await db<{ communityId: string; userId: string }[]>`
    select distinct community_id, user_id from notification where ${isOld} order by user_id`
  for (const { communityId, userId } of readers) {
    await lockTally(db, communityId, userId)
    await db`delete from notification where user_id = ${userId} and ${isOld}`
  }
}

export async function exportNotifications(db: Db, { userId }: Person): Promise<unknown> {
  return db`
    select kind, actor_id as actor, data, created_at as at, seen_at, dismissed_at from notification
    where user_id = ${userId} order by created_at`
}

/**
 * Those of somebody without a profile; the others are removed with it, and so are those about the person in the lists of others,
 * whose tallies are locked in the usual order before.
 */
export async function removeNotifications(db: Db, { userId, participantId }: Person): Promise<void> {
  await db`
    select from notification_tally where user_id = ${userId}
      or user_id in (select user_id from notification where actor_id = ${participantId})
    order by user_id ${lockRows(db, 'notification tally')}`
  await db`delete from notification where user_id = ${userId}`
}

export async function removeTally(db: Db, { userId }: Person): Promise<void> {
  await db`delete from notification_tally where user_id = ${userId}`
}
