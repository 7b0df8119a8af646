import type { Db } from '#server/platform/db/connect.ts'

/**
 * Somebody else whom the reader can see, or could: who is hidden by now is found by a chat with them, or by the block itself. The list
 * of blocks names people, so that others would be found by it.
 */
export async function isOther(db: Db, readerId: string, id: string): Promise<boolean> {
  const rows = await db`
    select from participant p where p.id = ${id} and p.id <> ${readerId} and (
      exists (select from visible_participant v where v.id = p.id)
      or exists (select from chat_member a join chat_member b on b.chat_id = a.chat_id
        where a.participant_id = ${readerId} and b.participant_id = p.id)
      or exists (select from never_pair n where n.participant_id = ${readerId} and n.subject_id = p.id))`
  return rows.length > 0
}

type Block = { communityId: string; participantId: string; subjectId: string; at: Date }

export async function insertBlock(db: Db, block: Block): Promise<void> {
  await db`
    insert into never_pair (community_id, participant_id, subject_id, is_blocked, created_at)
    values (${block.communityId}, ${block.participantId}, ${block.subjectId}, true, ${block.at})
    on conflict (community_id, participant_id, subject_id) do update set is_blocked = true`
}

export async function removeBlock(db: Db, participantId: string, subjectId: string): Promise<void> {
  await db`
    delete from never_pair where participant_id = ${participantId} and subject_id = ${subjectId} and is_blocked`
}

export type Blocked = { id: string; firstName: string; lastName: string; avatarUrl: string | null }

/** Newest first; also those who are hidden, so that they can be unblocked. */
export async function listBlocked(db: Db, participantId: string): Promise<Blocked[]> {
  return db<Blocked[]>`
    select p.id, p.first_name, p.last_name,
      case when exists (select from visible_participant v where v.id = p.id) then '/files/' || p.avatar_file || '-108.webp' end
        as avatar_url
    from never_pair n join participant p on p.id = n.subject_id
    where n.participant_id = ${participantId} and n.is_blocked order by n.created_at desc, p.id`
}

export type MostBlocked = {
  id: string
  slug: string
  firstName: string
  lastName: string
  blockedBy: number
  lastAt: string
}

/** The hundred whom most have blocked, without the reader. */
export async function listMostBlocked(db: Db, readerId: string): Promise<MostBlocked[]> {
  return db<MostBlocked[]>`
    select p.id, p.slug, p.first_name, p.last_name, count(*)::integer as blocked_by, max(n.created_at) as last_at
    from never_pair n join participant p on p.id = n.subject_id
    where n.is_blocked and p.user_id <> ${readerId}
    group by p.community_id, p.id order by blocked_by desc, last_at desc, p.id limit 100`
}
