import { chatLimits } from '#contract/chats/chat-fields.ts'
import type { ChatPerson } from '#contract/chats/chat-shapes.ts'
import { countsSince } from '#server/features/realtime/presence/rules.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Fragment } from '#server/platform/db/sql.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import { apartFrom, folded, isVisible, personOf, type Reader } from '../chat/store.ts'

/** Those who were in it before come back, and see what is written from now on. */
export async function insertMembers(
  db: Db,
  { communityId, chatId, at }: { communityId: string; chatId: string; at: Date },
  participantIds: string[],
): Promise<void> {
  await db`
    insert into chat_member (community_id, chat_id, participant_id, joined_at, from_number, read_number, told_number, last_at)
    select ${communityId}, c.id, added.id, ${at}, c.last_number, c.last_number, c.last_number, ${at}
    from chat c, unnest(${participantIds}::uuid[]) as added (id) where c.id = ${chatId}
    on conflict (community_id, chat_id, participant_id) do update set left_at = null, joined_at = excluded.joined_at,
      from_number = excluded.from_number, read_number = excluded.read_number, told_number = excluded.told_number, unread = 0,
      untold_since = null, is_muted = false, last_at = excluded.last_at
    where chat_member.left_at is not null`
}

export async function countMembers(db: Db, chatId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::integer as count from chat_member where chat_id = ${chatId} and left_at is null`
  return row?.count ?? 0
}

export async function removeMember(db: Db, chatId: string, participantId: string, at: Date): Promise<boolean> {
  const rows = await db`
    update chat_member set left_at = ${at}, unread = 0, untold_since = null
    where chat_id = ${chatId} and participant_id = ${participantId} and left_at is null returning chat_id`
  return rows.length > 0
}

export async function saveMuted(db: Db, chatId: string, participantId: string, isMuted: boolean): Promise<void> {
  await db`
    update chat_member set is_muted = ${isMuted}, untold_since = null
    where chat_id = ${chatId} and participant_id = ${participantId}`
}

export type ListedMember = ChatPerson & { isMember: boolean; readNumber: number }

/** Members, and those who wrote what the reader sees and left. Hidden ones are no members. */
export async function listMembers(
  db: Db,
  chatId: string,
  { readerId, now }: Omit<Reader, 'lang'>,
): Promise<ListedMember[]> {
  const rows = await db<{ person: ChatPerson; isMember: boolean; readNumber: number }[]>`
    select ${personOf(db, db`(seen.is_visible and not seen.is_apart)`, now)} as person, m.read_number,
      m.left_at is null and (seen.is_visible or p.id = ${readerId}) as is_member
    from chat_member m join participant p on p.id = m.participant_id, lateral (
      select ${isVisible(db, db`p.id`)} as is_visible, p.id = any (${apartFrom(db, readerId)}) as is_apart) seen
    where m.chat_id = ${chatId} and ((m.left_at is null and (seen.is_visible or p.id = ${readerId}))
      or exists (select from chat_message w join chat_member own on own.chat_id = w.chat_id and own.participant_id = ${readerId}
        where w.chat_id = m.chat_id and w.author_id = p.id and w.number > own.from_number))
    order by p.first_name, p.last_name, p.id`
  return rows.map(({ person, ...rest }) => ({ ...person, ...rest }))
}

export type FoundPerson = {
  id: string
  isConnected: boolean
  isApart: boolean
  isModerated: boolean
  isInSameEvent: boolean
}

/** The visible ones of these participants, with what they have to do with the reader. */
export async function findAcquaintances(db: Db, readerId: string, ids: string[]): Promise<FoundPerson[]> {
  return db<FoundPerson[]>`
    select p.id, are_connected(p.id, ${readerId}) as is_connected, p.id = any (${apartFrom(db, readerId)}) as is_apart,
      exists (select from participant q join connection c on c.user_id = q.user_id where q.id in (p.id, ${readerId})
        and (c.role = 'ROLE_ADMIN' or exists (
          select from permission g where g.user_id = q.user_id and g.permission = 'CAN_MODERATE_COMMUNITY'))) as is_moderated,
      exists (${sharedEvent(db, readerId)}) as is_in_same_event
    from visible_participant p where p.id = any (${ids}::uuid[])`
}

const sharedEvent = (db: Db, readerId: string): Fragment => db`
  select from chat_member a join chat c on c.id = a.chat_id and c.kind = 'EVENT' join chat_member b on b.chat_id = a.chat_id
  where a.participant_id = ${readerId} and a.left_at is null and b.participant_id = p.id and b.left_at is null`

type CandidateSearch = { readerId: string; search: string; chatId: string | null; now: Date }

/** Connected people, and for a group those of the same events, without its members. */
export async function listCandidates(
  db: Db,
  { readerId, search, chatId, now }: CandidateSearch,
): Promise<ChatPerson[]> {
  const rows = await db<{ person: ChatPerson }[]>`
    select ${personOf(db, db`true`, now)} as person from visible_participant p
    where p.id in (
        select i.to_id from intro i where i.from_id = ${readerId} and i.status = 'ACCEPTED'
        union all select i.from_id from intro i where i.to_id = ${readerId} and i.status = 'ACCEPTED'
        ${
          chatId
            ? db`union all select b.participant_id from chat_member a join chat c on c.id = a.chat_id and c.kind = 'EVENT'
                join chat_member b on b.chat_id = a.chat_id and b.left_at is null
                where a.participant_id = ${readerId} and a.left_at is null`
            : db``
        })
      and p.id <> ${readerId} and p.id <> all (${apartFrom(db, readerId)})
      and position(${folded(db, search)} in ${folded(db, db`p.first_name || ' ' || p.last_name`)}) > 0
      and not exists (select from chat_member m where m.chat_id = ${chatId} and m.participant_id = p.id and m.left_at is null)
    order by p.first_name, p.last_name, p.id limit ${chatLimits.members}`
  return rows.map(({ person }) => person)
}

/** Whether a participant `p` may chat, as `permissionsOf` says it of callers. */
const mayChat = (db: Db, membersMayChat: boolean): Fragment => db`
  ((${membersMayChat} and p.moderation_status = 'CONFIRMED' and p.is_profile_enabled and p.is_networking_enabled)
    or exists (select from connection c where c.user_id = p.user_id and c.role = 'ROLE_ADMIN')
    or exists (select from permission g where g.user_id = p.user_id and g.permission = 'CAN_CHAT'))`

/** Those to whom the chat's frames go: its members who may chat now, with the first number that each sees. */
export type Hearer = { participantId: string; fromNumber: number; lastAt: string }

type OfCommunity = { db: Db; community: { membersMayChat: boolean } }

export async function listHearers({ db, community }: OfCommunity, chatId: string): Promise<Hearer[]> {
  return db<Hearer[]>`
    select m.participant_id, m.from_number, m.last_at from chat_member m join participant p on p.id = m.participant_id
    where m.chat_id = ${chatId} and m.left_at is null and ${mayChat(db, community.membersMayChat)}
    order by m.participant_id`
}

export async function listMemberIds(db: Db, chatId: string): Promise<string[]> {
  const rows = await db<{ participantId: string }[]>`
    select participant_id from chat_member where chat_id = ${chatId} and left_at is null`
  return rows.map(({ participantId }) => participantId)
}

export async function isMember(db: Db, chatId: string, participantId: string): Promise<boolean> {
  const rows = await db`
    select from chat_member where chat_id = ${chatId} and participant_id = ${participantId} and left_at is null`
  return rows.length > 0
}

/** What a member has not read: messages that people wrote, of others, that were not deleted. */
const unreadOf = (db: Db, readNumber: Fragment): Fragment => db`
  (select count(*)::integer from chat_message w where w.chat_id = m.chat_id and w.number > greatest(${readNumber}, m.from_number)
    and w.author_id is distinct from m.participant_id and w.deleted_at is null and w.kind in ('TEXT', 'INTRO', 'MEETING'))`

/** Read marks only grow. The chat must be locked: a message that is sent meanwhile would not be counted. Null if nothing changed. */
export async function saveRead(db: Db, chatId: string, participantId: string, number: number): Promise<number | null> {
  const [row] = await db<{ unread: number }[]>`
    update chat_member m set read_number = ${number}, unread = ${unreadOf(db, db`${number}::integer`)},
      untold_since = case when ${unreadOf(db, db`${number}::integer`)} = 0 then null else m.untold_since end
    where m.chat_id = ${chatId} and m.participant_id = ${participantId} and m.read_number < ${number} returning m.unread`
  return row?.unread ?? null
}

export async function findUnread(db: Db, chatId: string, participantId: string): Promise<number> {
  const [row] = await db<{ unread: number }[]>`
    select unread from chat_member where chat_id = ${chatId} and participant_id = ${participantId}`
  return row?.unread ?? 0
}

/** Counts anew for all members, after messages were deleted. The chats must be locked. */
export async function recountUnread(db: Db, chatIds: string[]): Promise<void> {
  await db`
    update chat_member m set unread = ${unreadOf(db, db`m.read_number`)},
      untold_since = case when ${unreadOf(db, db`m.read_number`)} = 0 then null else m.untold_since end
    where m.chat_id = any (${chatIds}::uuid[]) and m.unread > 0`
}

type Sent = { chatId: string; authorId: string | null; number: number; counted: number; at: Date }

/** Members after new messages of one author. Who had read everything has also read what they wrote themselves. */
export async function countSent(db: Db, { chatId, authorId, number, counted, at }: Sent): Promise<void> {
  const isAuthor = db`m.participant_id is not distinct from ${authorId}::uuid`
  await db`
    update chat_member m set last_at = ${at},
      unread = case when ${isAuthor} then m.unread else m.unread + ${counted} end,
      read_number = case when ${isAuthor} and m.unread = 0 then ${number} else m.read_number end,
      untold_since = case when ${isAuthor} or m.is_muted or ${counted} = 0 then m.untold_since
        else coalesce(m.untold_since, ${at}) end
    where m.chat_id = ${chatId} and m.left_at is null`
}

type ReadUpTo = { participantId: string; readNumber: number }

/** The state of both after their chat was opened with what they had written before. */
export async function saveOpened(
  db: Db,
  chatId: string,
  { lastNumber, lastAt, readUpTo }: { lastNumber: number; lastAt: string; readUpTo: ReadUpTo[] },
): Promise<void> {
  for (const { participantId, readNumber } of readUpTo)
    await db`
      update chat_member m set from_number = 0, read_number = ${readNumber}, told_number = ${lastNumber},
        unread = ${unreadOf(db, db`${readNumber}::integer`)}, last_at = ${lastAt}
      where m.chat_id = ${chatId} and m.participant_id = ${participantId}`
}

/** Who goes to the event and who organises it, of those with a confirmed profile. */
const belongingTo = (db: Db, eventId: string, participantId: string | undefined): Fragment => db`
  select p.id from participant p where p.id in (
      select x.participant_id from participation x where x.event_id = ${eventId} and x.status = 'CONFIRMED'
      union all select o.id from responsible r join participant o on o.user_id = r.user_id where r.event_id = ${eventId})
    and p.moderation_status = 'CONFIRMED' and p.is_profile_enabled
    ${participantId ? db`and p.id = ${participantId}` : db``}`

export async function listBelonging(db: Db, eventId: string, participantId: string): Promise<string[]> {
  const rows = await db<{ id: string }[]>`${belongingTo(db, eventId, participantId)}`
  return rows.map(({ id }) => id)
}

/**
 * Lets those in who belong to the event, and returns them. They see the whole chat. Those who left by themselves stay away, unless
 * one is named who came back to the event.
 */
export async function insertEventMembers(
  db: Db,
  { communityId, chatId, at }: { communityId: string; chatId: string; at: Date },
  eventId: string,
  participantId?: string,
): Promise<string[]> {
  const rows = await db<{ participantId: string }[]>`
    insert into chat_member (community_id, chat_id, participant_id, joined_at, read_number, told_number, last_at)
    select ${communityId}, c.id, b.id, ${at}, c.last_number, c.last_number, ${at}
    from chat c, (${belongingTo(db, eventId, participantId)}) b where c.id = ${chatId}
    on conflict (community_id, chat_id, participant_id) do update set left_at = null, joined_at = excluded.joined_at,
      read_number = excluded.read_number, told_number = excluded.told_number, unread = 0, last_at = excluded.last_at
    where chat_member.left_at is not null and ${participantId !== undefined}
    returning participant_id`
  return rows.map(row => row.participantId)
}

export async function exportMemberships(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select m.chat_id as chat, c.kind, c.name, m.joined_at, m.left_at, m.is_muted, m.read_number
    from chat_member m join chat c on c.id = m.chat_id where m.participant_id = ${participantId} order by m.joined_at, c.id`
}

/** Key of the one line that a chat has in a reader's notifications. */
export const lineOfChat = (chatId: string): string => `chat ${chatId}`

type Unnoted = { chatId: string; authorId: string; since: Date; now: Date }

/** Who has not read the chat, and no new line since then that says so. */
export async function listUnnoted(
  db: Db,
  { chatId, authorId, since, now }: Unnoted,
): Promise<{ userId: string; isOnline: boolean }[]> {
  return db<{ userId: string; isOnline: boolean }[]>`
    select p.user_id,
      exists (select from presence o where o.participant_id = p.id and o.seen_at > ${countsSince(now)}) as is_online
    from chat_member m join participant p on p.id = m.participant_id
    where m.chat_id = ${chatId} and m.left_at is null and not m.is_muted and m.unread > 0 and m.participant_id <> ${authorId}
      and not exists (select from notification n where n.user_id = p.user_id and n.group_key = ${lineOfChat(chatId)}
        and n.seen_at is null and n.dismissed_at is null and n.created_at > ${since})`
}

/** Who has unread messages since then that nobody told them of, and is not online. */
export async function listUntold(
  { db, community }: OfCommunity,
  since: Date,
  now: Date,
  count: number,
): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select distinct m.participant_id as id from chat_member m join participant p on p.id = m.participant_id
    where m.untold_since <= ${since} and m.unread > 0 and m.left_at is null and not m.is_muted
      and ${mayChat(db, community.membersMayChat)}
      and not exists (select from presence o where o.participant_id = m.participant_id and o.seen_at > ${countsSince(now)})
    limit ${count}`
  return rows.map(({ id }) => id)
}

/** Communities in which somebody is to be told, looked up for all at once. */
export async function listCommunitiesWithUntold(db: Db, since: Date, now: Date): Promise<string[]> {
  const rows = await db<{ communityId: string }[]>`
    select community_id from communities_with_unread_due(${since}, ${countsSince(now)})`
  return rows.map(({ communityId }) => communityId)
}

/** Takes what nobody told the member of yet. False if they have read it meanwhile, or another job took it. */
export async function claimUntold(db: Db, participantId: string, since: Date): Promise<boolean> {
  const rows = await db<{ isDue: boolean }[]>`
    update chat_member m set told_number = c.last_number, untold_since = null
    from chat c, (select chat_id, untold_since from chat_member
      where participant_id = ${participantId} and untold_since is not null) before
    where c.id = m.chat_id and before.chat_id = m.chat_id and m.participant_id = ${participantId} and m.untold_since is not null
    returning before.untold_since <= ${since} as is_due`
  return rows.some(({ isDue }) => isDue)
}
