import type { Db, Sql } from '#server/platform/db/connect.ts'
import type { ParticipantContext } from '#server/platform/http/context.ts'

/** As much of a call's context as reading chats takes. */
export const chatContextOf = (db: Db, communityId: string, participantId: string) =>
  ({
    db,
    lang: 'en',
    now: new Date(),
    community: { id: communityId, membersMayChat: true },
    actor: { participantId, permissions: ['CAN_CHAT'] },
  }) as unknown as ParticipantContext

type Options = { communityId: string; readerId: string; chats: number; messagesOfEach: number }

const wordsOfMessage = 5
const vocabulary = 5000

/** Whom the reader has chats with: the other members, in the order in which they joined. */
export async function insertChats(owner: Sql, options: Options): Promise<void> {
  const { communityId, readerId, chats, messagesOfEach } = options
  // Skips foreign keys and triggers, which cost more than the rows.
  await owner`set session_replication_role = replica`
  await owner`set statement_timeout = 0`
  await owner`set synchronous_commit = off`
  await owner`
    insert into chat (community_id, id, kind, first_id, second_id, created_at, last_seq, last_number)
    select ${communityId}, md5('chat ' || o.id)::uuid, 'PAIR', least(o.id, ${readerId}), greatest(o.id, ${readerId}), '2026-01-01Z',
      ${messagesOfEach}, ${messagesOfEach}
    from (select id from participant where community_id = ${communityId} and id <> ${readerId} order by joined_at limit ${chats}) o`
  await owner`
    insert into chat_member (community_id, chat_id, participant_id, joined_at, read_number, unread, last_at)
    select c.community_id, c.id, m.id, c.created_at, ${messagesOfEach - 1}, 1,
      '2026-10-01Z'::timestamptz + ('x' || left(c.id::text, 4))::bit(16)::integer * interval '1 second'
    from chat c, unnest(array[c.first_id, c.second_id]) as m (id)`
  // An index of words is made faster at once than row by row.
  const [index] = await owner<{ indexdef: string }[]>`
    select indexdef from pg_indexes where indexname = 'chat_message_search'`
  await owner`drop index chat_message_search`
  await owner`
    insert into chat_message (community_id, chat_id, id, number, seq, author_id, kind, text, created_at)
    select c.community_id, c.id, md5(c.id::text || n)::uuid, n, n, case when n % 2 = 0 then c.first_id else c.second_id end, 'TEXT',
      'tea' || words.said, m.last_at - (${messagesOfEach}::integer - n) * interval '1 hour'
    from chat c join chat_member m on m.chat_id = c.id and m.participant_id = ${readerId},
      generate_series(1, ${messagesOfEach}::integer) as n,
      lateral (select string_agg(' word' || translate(
        ((hashint4(hashtext(c.id::text) % 100000 + n * 7919 + w * 104729) & 2147483647) % ${vocabulary}::integer)::text,
        '0123456789', 'abcdefghij'), '') as said from generate_series(1, ${wordsOfMessage}::integer) as w) as words`
  await owner.unsafe(index?.indexdef ?? '')
  await owner`set session_replication_role = origin`
  await owner`vacuum analyze chat, chat_member, chat_message`
}
