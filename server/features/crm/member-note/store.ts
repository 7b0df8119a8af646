import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { Page } from '#server/platform/http/cursor.ts'

export type StoredNote = {
  id: string
  text: string
  authorId: string | null
  author: string
  createdAt: string
  changedAt: string | null
}

const columns = (db: Db) => db`
  n.id, n.text, n.author_id, coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), u.email, '') as author, n.created_at,
  n.changed_at`

const tables = (db: Db) => db`
  member_note n left join app_user u on u.id = n.author_id left join participant p on p.user_id = n.author_id`

export async function listNotes(db: Db, participantId: string, { after, skip, count }: Page): Promise<StoredNote[]> {
  return db<StoredNote[]>`
    select ${columns(db)} from ${tables(db)}
    where n.participant_id = ${participantId}
      and ${after ? db`(n.created_at, n.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : db`true`}
    order by n.created_at desc, n.id desc offset ${skip} limit ${count}`
}

export async function countNotes(db: Db, participantId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::integer as count from member_note where participant_id = ${participantId}`
  return row?.count ?? 0
}

export async function findNote(db: Db, participantId: string, id: string): Promise<StoredNote | null> {
  const [row] = await db<StoredNote[]>`
    select ${columns(db)} from ${tables(db)} where n.id = ${id} and n.participant_id = ${participantId}`
  return row ?? null
}

type NewNote = { communityId: string; id: string; participantId: string; authorId: string; text: string; at: Date }

export async function insertNote(db: Db, note: NewNote): Promise<void> {
  await db`
    insert into member_note (community_id, id, participant_id, author_id, text, created_at)
    values (${note.communityId}, ${note.id}, ${note.participantId}, ${note.authorId}, ${note.text}, ${note.at})`
}

export async function updateNote(db: Db, id: string, text: string, at: Date): Promise<void> {
  await db`update member_note set text = ${text}, changed_at = ${at} where id = ${id}`
}

export async function removeNote(db: Db, id: string): Promise<void> {
  await db`delete from member_note where id = ${id}`
}

export async function exportNotes(db: Db, { userId }: Person): Promise<unknown> {
  return db`
    select participant_id as about, text, created_at as at from member_note where author_id = ${userId} order by created_at, id`
}

/** Notes about a person go with the profile; those that they wrote stay, without the author. */
export async function forgetAuthor(db: Db, { userId }: Person): Promise<void> {
  await db`update member_note set author_id = null where author_id = ${userId}`
}
