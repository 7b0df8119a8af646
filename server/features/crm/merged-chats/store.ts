import type { Db } from '#server/platform/db/connect.ts'
import type { Move } from '../member-rows/store.ts'

/** Removes the chat of the two with each other, and returns its files in the storage. */
export async function removeChatBetween(db: Db, { kept, other }: Move): Promise<string[]> {
  const chat = db`select id from chat where kind = 'PAIR' and first_id = least(${kept}::uuid, ${other}::uuid)
    and second_id = greatest(${kept}::uuid, ${other}::uuid)`
  const files = await db<{ storedName: string }[]>`
    delete from chat_file where chat_id in (${chat}) returning stored_name`
  await db`delete from chat where id in (${chat})`
  return files.map(({ storedName }) => storedName)
}

export type SharedChat = { withId: string; mine: string; theirs: string }

/** Chats of two that both have with the same person. */
export async function listSharedChats(db: Db, { kept, other }: Move): Promise<SharedChat[]> {
  const of = (id: string) => db`
    select c.id, case when c.first_id = ${id} then c.second_id else c.first_id end as with_id from chat c
    where c.kind = 'PAIR' and ${id}::uuid in (c.first_id, c.second_id)`
  return db<SharedChat[]>`
    select a.with_id, a.id as mine, b.id as theirs from (${of(kept)}) a join (${of(other)}) b on b.with_id = a.with_id
    order by a.with_id`
}

/** Moves messages, files and meetings of one chat into the other, in the order of their times, and counts again what is unread. */
export async function joinChats(db: Db, { kept, other }: Move, { withId, mine, theirs }: SharedChat): Promise<void> {
  const unread = await listUnread(
    db,
    [mine, theirs],
    [
      [kept, [kept, other]],
      [withId, [withId]],
    ],
  )
  await db`
    update chat_message set chat_id = ${mine}, number = number + (select last_number from chat where id = ${mine})
    where chat_id = ${theirs}`
  await db`update chat_file set chat_id = ${mine} where chat_id = ${theirs}`
  await db`update meeting set chat_id = ${mine} where chat_id = ${theirs}`
  // By way of negative numbers: each is unique at every moment.
  await db`
    update chat_message m set number = -r.place
    from (select id, row_number() over (order by created_at, number) as place from chat_message where chat_id = ${mine}) r
    where m.id = r.id`
  // Each message counts as changed, so that open pages read them all again.
  await db`
    update chat_message m set number = -m.number, seq = c.seq - m.number
    from (select sum(last_seq)::integer as seq from chat where id in (${mine}, ${theirs})) c where m.chat_id = ${mine}`
  await db`
    update chat set last_number = m.number, last_seq = m.seq, created_at = least(chat.created_at, o.created_at)
    from (select coalesce(max(number), 0) as number, coalesce(max(seq), 0) as seq from chat_message where chat_id = ${mine}) m,
      (select created_at from chat where id = ${theirs}) o
    where chat.id = ${mine}`
  for (const { id, authors, since } of unread)
    await db`
      update chat_member m set read_number = r.read_number, told_number = c.last_number, untold_since = null,
        unread = (select count(*) from chat_message x where x.chat_id = ${mine} and x.number > r.read_number
          and x.author_id <> all (${authors}::uuid[])),
        last_at = greatest(m.last_at, (select max(o.last_at) from chat_member o where o.chat_id = ${theirs})), from_number = 0, left_at = null
      from chat c, lateral (
        select coalesce(min(x.number) - 1, c.last_number) as read_number from chat_message x
        where x.chat_id = ${mine} and x.created_at >= ${since}::timestamptz and x.author_id <> all (${authors}::uuid[])) r
      where c.id = ${mine} and m.chat_id = ${mine} and m.participant_id = ${id}`
  await db`delete from chat where id = ${theirs}`
}

type Unread = { id: string; authors: string[]; since: string | null }

/** Since when each has messages of others that they have not read; null if there are none. */
async function listUnread(db: Db, chats: string[], people: [id: string, ids: string[]][]): Promise<Unread[]> {
  const found: Unread[] = []
  for (const [id, authors] of people) {
    const [row] = await db<{ since: string | null }[]>`
      select min(x.created_at) as since from chat_member m join chat_message x on x.chat_id = m.chat_id and x.number > m.read_number
      where m.chat_id = any (${chats}::uuid[]) and m.participant_id = any (${authors}::uuid[])
        and x.author_id <> all (${authors}::uuid[])`
    found.push({ id, authors, since: row?.since ?? null })
  }
  return found
}

/** The other chats of two; of an account that was deleted there is no id. */
export async function movePairChats(db: Db, { kept, other }: Move): Promise<void> {
  const partner = db`case when first_id = ${other} then second_id else first_id end`
  await db`
    update chat set first_id = least(${kept}::uuid, ${partner}), second_id = greatest(${kept}::uuid, ${partner})
    where kind = 'PAIR' and ${other}::uuid in (first_id, second_id) and ${partner} is not null`
  await db`update chat set first_id = ${kept} where first_id = ${other}`
  await db`update chat set second_id = ${kept} where second_id = ${other}`
}
