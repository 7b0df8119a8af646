import type { Chat, ChatPerson } from '#contract/chats/chat-shapes.ts'
import type { Language } from '#contract/languages.ts'
import { countsSince } from '#server/features/realtime/presence/rules.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { lockRows } from '#server/platform/db/lock.ts'
import type { Fragment } from '#server/platform/db/sql.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { Page } from '#server/platform/http/cursor.ts'
import type { ChatState } from './rules.ts'

/** Ids of all whom the reader reported, blocked or excluded, and of those who did it with the reader. */
export const apartFrom = (db: Db, readerId: string): Fragment => db`
  array(
    select x.subject_id from report x where x.author_id = ${readerId}
    union all select x.author_id from report x where x.subject_id = ${readerId}
    union all select x.subject_id from never_pair x where x.participant_id = ${readerId}
    union all select x.participant_id from never_pair x where x.subject_id = ${readerId})`

export const isVisible = (db: Db, id: Fragment): Fragment =>
  db`exists (select from visible_participant v where v.id = ${id})`

/** A participant `p` as `ChatPerson`. Of people who are hidden or apart from the reader there is only the name. */
export const personOf = (db: Db, isSeen: Fragment, now: Date): Fragment => db`
  jsonb_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name,
    'slug', case when ${isSeen} then p.slug end,
    'avatarUrl', case when ${isSeen} then '/files/' || p.avatar_file || '-108.webp' end,
    'isOnline', ${isSeen} and exists (
      select from presence o where o.participant_id = p.id and o.seen_at > ${countsSince(now)}))`

export type Reader = { readerId: string; lang: Language; now: Date }

export type StoredChat = Pick<
  Chat,
  | 'id'
  | 'kind'
  | 'name'
  | 'memberCount'
  | 'lastSeq'
  | 'lastNumber'
  | 'readNumber'
  | 'unread'
  | 'readByOthers'
  | 'isMuted'
  | 'lastAt'
  | 'lastMessage'
  | 'faces'
> &
  ChatState & {
    fromNumber: number
    person: ChatPerson | null
    isBlockedByReader: boolean
    event: {
      id: string
      slug: string
      coverFile: string | null
      coverKind: string
      coverPalette: string
      visibility: 'PUBLIC' | 'PRIVATE'
    } | null
  }

const otherOf = (db: Db, readerId: string): Fragment =>
  db`case when c.first_id = ${readerId} then c.second_id else c.first_id end`

/** Chats of a member by their memberships `m`, in the order of the list. */
async function describeMemberships(db: Db, memberships: Fragment, { readerId, lang, now }: Reader) {
  const seen = db`(seen.is_visible and not seen.is_apart)`
  return db<StoredChat[]>`
    select c.id, c.kind, c.last_seq, c.last_number, m.from_number, m.read_number, m.unread, m.is_muted, m.last_at,
      case c.kind when 'PAIR' then coalesce(other.name, '') when 'EVENT' then coalesce(t.title, e.title) else c.name end as name,
      other.person, coalesce(other.is_visible, false) as is_other_visible, coalesce(other.is_apart, false) as is_apart,
      ${isVisible(db, db`${readerId}::uuid`)} as is_reader_visible,
      exists (select from never_pair x where x.participant_id = ${readerId} and x.subject_id = other.id and x.is_blocked)
        as is_blocked_by_reader,
      e.deleted_at is not null as is_event_deleted,
      case when e.id is not null then jsonb_build_object('id', e.id, 'slug', e.slug, 'coverFile', e.cover_file,
        'coverKind', e.cover_kind, 'coverPalette', e.cover_palette, 'visibility', e.visibility) end as event,
      members.count as member_count, members.read_by_others, faces.people as faces, latest.message as last_message
    from (${memberships}) m join chat c on c.id = m.chat_id
    left join event e on e.id = c.event_id
    left join event_translation t on t.event_id = e.id and t.language = ${lang}
    left join lateral (
      select p.id, p.first_name || ' ' || p.last_name as name, seen.is_visible, seen.is_apart, ${personOf(db, seen, now)} as person
      from participant p, lateral (
        select ${isVisible(db, db`p.id`)} as is_visible, p.id = any (${apartFrom(db, readerId)}) as is_apart) seen
      where c.kind = 'PAIR' and p.id = ${otherOf(db, readerId)}) other on true
    left join lateral (
      select count(*) filter (where o.participant_id = ${readerId} or ${isVisible(db, db`o.participant_id`)})::integer as count,
        coalesce(min(o.read_number) filter (where o.participant_id <> ${readerId}), 0) as read_by_others
      from chat_member o where o.chat_id = c.id and o.left_at is null) members on true
    left join lateral (
      select jsonb_build_object('id', l.id, 'number', l.number, 'kind', l.kind, 'authorId', l.author_id, 'text', l.text,
        'subjectId', l.data ->> 'participantId', 'isDeleted', l.deleted_at is not null, 'createdAt', l.created_at,
        'fileCount', (select count(*) from chat_file f where f.message_id = l.id),
        'meetingStatus', (select t.status from meeting t where t.id = (l.data ->> 'meetingId')::uuid)) as message, l.author_id,
        (l.data ->> 'participantId')::uuid as subject_id
      from chat_message l where l.chat_id = c.id and l.number = c.last_number and l.number > m.from_number) latest on true
    left join lateral (
      select coalesce(jsonb_agg(face.person order by face.joined_at, face.id), '[]') as people from (
        select p.id, o.joined_at, ${personOf(db, db`true`, now)} as person
        from chat_member o join visible_participant p on p.id = o.participant_id
        where c.kind <> 'PAIR' and o.chat_id = c.id and o.left_at is null and o.participant_id <> ${readerId}
          and o.participant_id <> all (${apartFrom(db, readerId)})
        order by coalesce(p.id in (latest.author_id, latest.subject_id), false) desc, o.joined_at, p.id limit 4) face) faces on true
    order by m.last_at desc, m.chat_id desc`
}

/** Letters of a name as they are compared: without case, and with е for ё. */
export const folded = (db: Db, value: Fragment | string): Fragment => db`translate(lower(${value}), 'ё', 'е')`

type Search = Reader & Page & { name: string }

export async function listChats(db: Db, search: Search): Promise<StoredChat[]> {
  const { readerId, lang, name, after } = search
  const named = db`
    join chat c on c.id = m.chat_id
    left join participant p on c.kind = 'PAIR' and p.id = ${otherOf(db, readerId)}
    left join event e on e.id = c.event_id left join event_translation t on t.event_id = e.id and t.language = ${lang}`
  const isNamed = db`position(${folded(db, name)} in ${folded(
    db,
    db`coalesce(p.first_name || ' ' || p.last_name, t.title, e.title, c.name)`,
  )}) > 0`
  const memberships = db`
    select m.* from chat_member m ${name ? named : db``}
    where m.participant_id = ${readerId} and m.left_at is null ${name ? db`and ${isNamed}` : db``}
      ${after ? db`and (m.last_at, m.chat_id) < (${after.at}::timestamptz, ${after.id}::uuid)` : db``}
    order by m.last_at desc, m.chat_id desc offset ${search.skip} limit ${search.count}`
  return describeMemberships(db, memberships, search)
}

/** Null unless the reader is in the chat. */
export async function findChat(db: Db, id: string, reader: Reader): Promise<StoredChat | null> {
  const membership = db`
    select m.* from chat_member m
    where m.chat_id = ${id} and m.participant_id = ${reader.readerId} and m.left_at is null`
  const [row] = await describeMemberships(db, membership, reader)
  return row ?? null
}

/** Chats with unread messages that are not muted, the latest first. */
export async function listUnreadChats(db: Db, reader: Reader, count: number): Promise<StoredChat[]> {
  const memberships = db`
    select m.* from chat_member m
    where m.participant_id = ${reader.readerId} and m.unread > 0 and m.left_at is null and not m.is_muted
    order by m.last_at desc, m.chat_id desc limit ${count}`
  return describeMemberships(db, memberships, reader)
}

export async function countUnreadChats(db: Db, participantId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::integer as count from chat_member
    where participant_id = ${participantId} and unread > 0 and left_at is null and not is_muted`
  return row?.count ?? 0
}

/** What writing in a chat depends on. */
export type Membership = ChatState & {
  id: string
  otherId: string | null
  eventId: string | null
  fromNumber: number
  readNumber: number
  lastNumber: number
  lastSeq: number
}

/** Null unless the participant is in the chat. */
export async function findMembership(db: Db, id: string, readerId: string): Promise<Membership | null> {
  const [row] = await db<Membership[]>`
    select c.id, c.kind, c.event_id, c.last_number, c.last_seq, m.from_number, m.read_number, other.id as other_id,
      ${isVisible(db, db`${readerId}::uuid`)} as is_reader_visible, ${isVisible(db, db`other.id`)} as is_other_visible,
      coalesce(other.id = any (${apartFrom(db, readerId)}), false) as is_apart,
      exists (select from event e where e.id = c.event_id and e.deleted_at is not null) as is_event_deleted
    from chat_member m join chat c on c.id = m.chat_id
    left join lateral (select case when c.kind = 'PAIR' then ${otherOf(db, readerId)} end as id) other on true
    where m.chat_id = ${id} and m.participant_id = ${readerId} and m.left_at is null`
  return row ?? null
}

/** Locks a chat until the transaction ends: messages, their numbers, members and read marks change under it. */
export async function lockChat(db: Db, id: string): Promise<{ lastSeq: number; lastNumber: number } | null> {
  const [row] = await db<{ lastSeq: number; lastNumber: number }[]>`
    select last_seq, last_number from chat where id = ${id} ${lockRows(db, 'chat')}`
  return row ?? null
}

export async function findPair(db: Db, pair: { firstId: string; secondId: string }): Promise<string | null> {
  const [row] = await db<{ id: string }[]>`
    select id from chat where kind = 'PAIR' and first_id = ${pair.firstId} and second_id = ${pair.secondId}`
  return row?.id ?? null
}

type NewChat = {
  communityId: string
  id: string
  kind: Chat['kind']
  name?: string
  firstId?: string
  secondId?: string
  eventId?: string
  createdBy: string | null
  at: Date
}

/** False if the pair or the event has one already. A concurrent one is waited for: the unique indexes decide. */
export async function insertChat(db: Db, chat: NewChat): Promise<boolean> {
  const rows = await db`
    insert into chat (community_id, id, kind, name, first_id, second_id, event_id, created_by, created_at)
    values (${chat.communityId}, ${chat.id}, ${chat.kind}, ${chat.name ?? ''}, ${chat.firstId ?? null}, ${chat.secondId ?? null},
      ${chat.eventId ?? null}, ${chat.createdBy}, ${chat.at})
    on conflict do nothing returning id`
  return rows.length > 0
}

export async function saveName(db: Db, id: string, name: string): Promise<boolean> {
  const rows = await db`update chat set name = ${name} where id = ${id} and name <> ${name} returning id`
  return rows.length > 0
}

export type AcceptedIntro = {
  id: string
  fromId: string
  toId: string
  introMessage: string
  answer: string
  createdAt: string
  answeredAt: string
}

export async function findAcceptedIntro(db: Db, one: string, other: string): Promise<AcceptedIntro | null> {
  const [row] = await db<AcceptedIntro[]>`
    select id, from_id, to_id, intro_message, answer, created_at, coalesce(answered_at, created_at) as answered_at from intro
    where status = 'ACCEPTED' and least(from_id, to_id) = least(${one}::uuid, ${other}::uuid)
      and greatest(from_id, to_id) = greatest(${one}::uuid, ${other}::uuid)`
  return row ?? null
}

export async function findIntroPair(db: Db, introId: string): Promise<{ fromId: string; toId: string } | null> {
  const [row] = await db<{ fromId: string; toId: string }[]>`
    select from_id, to_id from intro where id = ${introId} and status = 'ACCEPTED'`
  return row ?? null
}

export async function findEventChat(db: Db, eventId: string): Promise<string | null> {
  const [row] = await db<{ id: string }[]>`select id from chat where event_id = ${eventId}`
  return row?.id ?? null
}

/** Before a person is deleted: their messages change, and writers of these chats wait. */
export async function lockChatsOf(db: Db, { participantId }: Person): Promise<void> {
  await db`
    select from chat where id in (select chat_id from chat_member where participant_id = ${participantId})
    order by id ${lockRows(db, 'chat')}`
}

export async function findParticipation(
  db: Db,
  id: string,
): Promise<{ eventId: string; participantId: string } | null> {
  const [row] = await db<{ eventId: string; participantId: string }[]>`
    select event_id, participant_id from participation where id = ${id}`
  return row ?? null
}

export async function findParticipantOf(db: Db, userId: string): Promise<string | null> {
  const [row] = await db<{ id: string }[]>`select id from participant where user_id = ${userId}`
  return row?.id ?? null
}

export async function forgetInChats(db: Db, { participantId }: Person): Promise<void> {
  await db`
    update chat set first_id = nullif(first_id, ${participantId}), second_id = nullif(second_id, ${participantId}),
      created_by = nullif(created_by, ${participantId})
    where ${participantId}::uuid in (first_id, second_id, created_by)`
}
