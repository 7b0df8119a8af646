import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

export type Listed = { id: string; firstName: string; lastName: string; avatarUrl: string | null }

/** Participants whom the caller may still see, newest first. Blocked ones have a list of their own. */
export async function listNeverPaired(db: Db, participantId: string): Promise<Listed[]> {
  return db<Listed[]>`
    select p.id, p.first_name, p.last_name, '/files/' || p.avatar_file || '-108.webp' as avatar_url
    from never_pair n join visible_participant p on p.id = n.subject_id
    where n.participant_id = ${participantId} and not n.is_blocked order by n.created_at desc, n.subject_id`
}

type NeverPair = { communityId: string; participantId: string; subjectId: string; at: Date }

export async function insertNeverPair(db: Db, pair: NeverPair): Promise<void> {
  await db`
    insert into never_pair (community_id, participant_id, subject_id, created_at)
    values (${pair.communityId}, ${pair.participantId}, ${pair.subjectId}, ${pair.at})
    on conflict do nothing`
}

export async function removeNeverPair(db: Db, participantId: string, subjectId: string): Promise<void> {
  await db`
    delete from never_pair where participant_id = ${participantId} and subject_id = ${subjectId} and not is_blocked`
}

export async function exportNeverPairs(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select subject_id as of, is_blocked, created_at as since from never_pair where participant_id = ${participantId} order by created_at`
}
