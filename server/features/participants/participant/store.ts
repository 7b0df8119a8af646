import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

export async function findNote(db: Db, authorId: string, subjectId: string): Promise<string> {
  const [row] = await db<{ note: string }[]>`
    select note from private_note where author_id = ${authorId} and subject_id = ${subjectId}`
  return row?.note ?? ''
}

type Note = { communityId: string; authorId: string; subjectId: string; note: string; at: Date }

export async function saveNote(db: Db, { communityId, authorId, subjectId, note, at }: Note): Promise<void> {
  if (note)
    await db`
      insert into private_note (community_id, author_id, subject_id, note, updated_at)
      values (${communityId}, ${authorId}, ${subjectId}, ${note}, ${at})
      on conflict (community_id, author_id, subject_id) do update set note = excluded.note, updated_at = excluded.updated_at`
  else await db`delete from private_note where author_id = ${authorId} and subject_id = ${subjectId}`
}

export async function isFilled(db: Db, participantId: string): Promise<boolean> {
  const [row] = await db<{ isFilled: boolean }[]>`select is_filled from participant where id = ${participantId}`
  return row?.isFilled ?? false
}

export async function areConnected(db: Db, one: string, other: string): Promise<boolean> {
  const [row] = await db<{ isConnected: boolean }[]>`select are_connected(${one}, ${other}) as is_connected`
  return row?.isConnected ?? false
}

type ReachRequest = { communityId: string; id: string; authorId: string; subjectId: string; message: string; at: Date }

export async function insertReachRequest(db: Db, request: ReachRequest): Promise<void> {
  await db`
    insert into reach_request (community_id, id, author_id, subject_id, message, created_at)
    values (${request.communityId}, ${request.id}, ${request.authorId}, ${request.subjectId}, ${request.message}, ${request.at})`
}

export type Moderator = { userId: string; email: string; lang: Language | null; participantId: string | null }

/** Admins and moderators of this community. */
export async function listModerators(db: Db): Promise<Moderator[]> {
  return db<Moderator[]>`
    select u.id as user_id, u.email, u.preferred_lang as lang, p.id as participant_id
    from connection c join app_user u on u.id = c.user_id left join participant p on p.user_id = c.user_id
    where u.deleted_at is null and u.blocked_at is null and (c.role = 'ROLE_ADMIN' or exists (
      select from permission g where g.user_id = c.user_id and g.permission = 'CAN_MODERATE_COMMUNITY'))
    order by u.id`
}

export async function exportNotes(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select subject_id as about, note, updated_at as at from private_note where author_id = ${participantId} order by updated_at`
}

export async function exportReachRequests(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select subject_id as to, message, created_at as at from reach_request where author_id = ${participantId} order by created_at`
}

/** The participant into whom the former owner of this address was merged. */
export async function findMergedInto(db: Db, slug: string): Promise<string | null> {
  const [row] = await db<{ keptId: string }[]>`
    select kept_id from member_merge where other_slug = ${slug} order by created_at desc limit 1`
  return row?.keptId ?? null
}
