import { chatLimits } from '#contract/chats/chat-fields.ts'
import type { ChatFile, MeetingState, Message } from '#contract/chats/chat-shapes.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Fragment } from '#server/platform/db/sql.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { Page } from '#server/platform/http/cursor.ts'
import { recountUnread } from '../chat-member/store.ts'

/** A message with what belongs to it. Instants inside JSON are in PostgreSQL's format, and files have no address yet. */
export type StoredMessage = Omit<Message, 'files' | 'meeting'> & {
  files: Omit<ChatFile, 'url'>[]
  meeting: MeetingState | null
}

const selectMessages = (db: Db): Fragment => db`
  select m.id, m.chat_id, m.number, m.seq, m.kind, m.author_id, m.text, m.data ->> 'participantId' as subject_id, m.created_at,
    m.edited_at, m.deleted_at is not null as is_deleted,
    (select jsonb_build_object('id', r.id, 'number', r.number, 'authorId', r.author_id, 'text', left(r.text, 300),
      'isDeleted', r.deleted_at is not null) from chat_message r where r.id = m.reply_to_id) as reply_to,
    (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'type', f.type, 'bytes', f.bytes, 'width', f.width,
      'height', f.height) order by f.created_at, f.id), '[]')
      from chat_file f where f.message_id = m.id and m.deleted_at is null) as files,
    (select coalesce(jsonb_agg(jsonb_build_object('emoji', g.emoji, 'participantIds', g.ids) order by g.first_at, g.emoji), '[]')
      from (select x.emoji, jsonb_agg(x.participant_id order by x.created_at, x.participant_id) as ids, min(x.created_at) as first_at
        from message_reaction x where x.message_id = m.id group by x.emoji) g) as reactions,
    (select jsonb_build_object('id', t.id, 'status', t.status, 'proposedBy', t.proposed_by, 'times', t.proposed_times,
      'minutes', t.minutes, 'place', t.place, 'startsAt', t.starts_at)
      from meeting t where t.id = (m.data ->> 'meetingId')::uuid) as meeting
  from chat_message m`

export async function listMessages(db: Db, chatId: string, low: number, high: number): Promise<StoredMessage[]> {
  return db<StoredMessage[]>`
    ${selectMessages(db)} where m.chat_id = ${chatId} and m.number between ${low} and ${high} order by m.number`
}

/** One more than a reply holds, which shows that there are too many. */
export async function listChanged(
  db: Db,
  chatId: string,
  { after, fromNumber }: { after: number; fromNumber: number },
): Promise<StoredMessage[]> {
  return db<StoredMessage[]>`
    ${selectMessages(db)} where m.chat_id = ${chatId} and m.seq > ${after} and m.number > ${fromNumber}
    order by m.seq, m.number limit ${chatLimits.changes + 1}`
}

/** Null if it is in another chat, or from before the reader joined. */
export async function findMessage(
  db: Db,
  chatId: string,
  id: string,
  fromNumber: number,
): Promise<StoredMessage | null> {
  const [row] = await db<StoredMessage[]>`
    ${selectMessages(db)} where m.id = ${id} and m.chat_id = ${chatId} and m.number > ${fromNumber}`
  return row ?? null
}

export type NewMessage = {
  id: string
  authorId: string | null
  kind: Message['kind']
  text: string
  data: Record<string, string>
  replyToId: string | null
  at: Date | string
}

type Place = { communityId: string; chatId: string }

/** Numbers the messages after those given. The chat must be locked. */
export async function insertMessages(
  db: Db,
  { communityId, chatId }: Place,
  { lastSeq, lastNumber }: { lastSeq: number; lastNumber: number },
  messages: NewMessage[],
): Promise<void> {
  const rows = messages.map(({ at, data, ...message }, place) => ({
    ...message,
    data: JSON.stringify(data),
    at: new Date(at).toISOString(),
    number: lastNumber + place + 1,
    seq: lastSeq + place + 1,
  }))
  const column = (name: keyof (typeof rows)[number]) => rows.map(row => row[name] as string)
  await db`
    insert into chat_message (community_id, chat_id, id, number, seq, author_id, kind, text, data, reply_to_id, created_at)
    select ${communityId}, ${chatId}, * from unnest(${column('id')}::uuid[], ${column('number')}::integer[],
      ${column('seq')}::integer[], ${column('authorId')}::uuid[], ${column('kind')}::text[], ${column('text')}::text[],
      ${column('data')}::text[]::jsonb[], ${column('replyToId')}::uuid[], ${column('at')}::timestamptz[])`
  await db`
    update chat set last_seq = ${lastSeq + rows.length}, last_number = ${lastNumber + rows.length} where id = ${chatId}`
}

/** Makes the change of a message the latest of its chat. The chat must be locked. */
export async function stampMessage(db: Db, chatId: string, id: string, seq: number): Promise<void> {
  await db`update chat_message set seq = ${seq} where id = ${id}`
  await db`update chat set last_seq = ${seq} where id = ${chatId}`
}

export async function saveText(db: Db, id: string, text: string, at: Date): Promise<void> {
  await db`update chat_message set text = ${text}, edited_at = ${at} where id = ${id}`
}

/** The row stays as a trace. Its files are removed by their own slice. */
export async function emptyMessage(db: Db, id: string, at: Date): Promise<void> {
  await db`update chat_message set text = '', deleted_at = ${at} where id = ${id}`
  await db`delete from message_reaction where message_id = ${id}`
}

type Reaction = { communityId: string; messageId: string; participantId: string; emoji: string; at: Date }

/** False if it was there already. */
export async function insertReaction(db: Db, reaction: Reaction): Promise<boolean> {
  const rows = await db`
    insert into message_reaction (community_id, message_id, participant_id, emoji, created_at)
    values (${reaction.communityId}, ${reaction.messageId}, ${reaction.participantId}, ${reaction.emoji}, ${reaction.at})
    on conflict do nothing returning emoji`
  return rows.length > 0
}

export async function removeReaction(db: Db, reaction: Omit<Reaction, 'communityId' | 'at'>): Promise<boolean> {
  const rows = await db`
    delete from message_reaction where message_id = ${reaction.messageId} and participant_id = ${reaction.participantId}
      and emoji = ${reaction.emoji} returning emoji`
  return rows.length > 0
}

/** Takes the uploaded files of the author for a message, and returns how many it took. */
export async function claimFiles(
  db: Db,
  { chatId, messageId, authorId, fileIds }: { chatId: string; messageId: string; authorId: string; fileIds: string[] },
): Promise<number> {
  const rows = await db`
    update chat_file set message_id = ${messageId}
    where id = any (${fileIds}::uuid[]) and chat_id = ${chatId} and participant_id = ${authorId} and message_id is null returning id`
  return rows.length
}

export type FoundMessage = {
  chatId: string
  chatName: string
  excerpt: string
  id: string
  number: number
  kind: Message['kind']
  authorId: string | null
  text: string
  subjectId: string | null
  isDeleted: boolean
  createdAt: string
  fileCount: number
}

type MessageSearch = Pick<Page, 'after' | 'count'> & { readerId: string; words: string[] }

/** In the chats that the reader is in, and there from where they joined. All words, of the last one the beginning. */
export async function searchMessages(
  db: Db,
  { readerId, words, after, count }: MessageSearch,
): Promise<FoundMessage[]> {
  const last = `'${words.at(-1) ?? ''}':*`
  return db<FoundMessage[]>`
    with wanted as materialized (
      select plainto_tsquery('russian', ${words.slice(0, -1).join(' ')}) as words, to_tsquery('russian', ${last}) as beginning)
    select w.chat_id, w.id, w.number, w.kind, w.author_id, w.text, w.data ->> 'participantId' as subject_id,
      false as is_deleted, w.created_at, (select count(*)::integer from chat_file f where f.message_id = w.id) as file_count,
      ts_headline('russian', translate(w.text, chr(1) || chr(2), ''), words && beginning,
        'StartSel=' || chr(1) || ', StopSel=' || chr(2) || ', MaxWords=24, MinWords=8') as excerpt,
      case c.kind when 'PAIR' then coalesce(p.first_name || ' ' || p.last_name, '') when 'EVENT' then coalesce(e.title, '')
        else c.name end as chat_name
    from wanted, search_messages(${readerId}, words, beginning, ${after?.at ?? null}, ${after?.id ?? null}, ${count}) as found
    join chat_message w on w.id = found.id join chat c on c.id = w.chat_id
    left join participant p on c.kind = 'PAIR' and p.id in (c.first_id, c.second_id) and p.id <> ${readerId}
    left join event e on e.id = c.event_id
    order by w.created_at desc, w.id desc`
}

export async function exportMessages(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select chat_id as chat, number, text, created_at as at, edited_at from chat_message
    where author_id = ${participantId} and deleted_at is null and kind in ('TEXT', 'INTRO') order by created_at, id`
}

export async function exportReactions(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select message_id as message, emoji, created_at as at from message_reaction
    where participant_id = ${participantId} order by created_at`
}

/**
 * The texts of a person are emptied, and readers who catch up learn of it. What others did to them, such as adding them to a group,
 * no longer names them.
 */
export async function emptyMessagesOf(db: Db, { participantId }: Person, { now }: { now: Date }): Promise<void> {
  const chats = await db<{ id: string }[]>`
    update chat set last_seq = last_seq + 1 where id in (
      select chat_id from chat_message where author_id = ${participantId}
      union select chat_id from chat_member where participant_id = ${participantId})
    returning id`
  const ids = chats.map(({ id }) => id)
  await db`
    update chat_message m set seq = c.last_seq, text = '', deleted_at = coalesce(m.deleted_at, ${now}), data = '{}'
    from chat c where c.id = m.chat_id and c.id = any (${ids}::uuid[]) and m.author_id = ${participantId}
      and m.kind in ('TEXT', 'INTRO', 'MEETING')`
  await db`
    update chat_message m set seq = c.last_seq, data = m.data - 'participantId'
    from chat c where c.id = m.chat_id and c.id = any (${ids}::uuid[]) and m.data ->> 'participantId' = ${participantId}`
  await recountUnread(db, ids)
}
