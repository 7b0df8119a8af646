import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { Page } from '#server/platform/http/cursor.ts'
import { isExcludedBy } from '../standing/store.ts'

/** Only participants whom the caller may still see. */
export async function listBookmarks(
  db: Db,
  readerId: string,
  { after, skip, count }: Page,
): Promise<{ subjectId: string; createdAt: string }[]> {
  return db<{ subjectId: string; createdAt: string }[]>`
    select b.subject_id, b.created_at from bookmark b join visible_participant p on p.id = b.subject_id
    where b.participant_id = ${readerId} and not ${isExcludedBy(db, db`b.participant_id`, db`b.subject_id`)}
      and (${after?.at ?? null}::timestamptz is null
        or (b.created_at, b.subject_id) < (${after?.at ?? null}, ${after?.id ?? null}::uuid))
    order by b.created_at desc, b.subject_id desc offset ${skip} limit ${count}`
}

type NewBookmark = { communityId: string; participantId: string; subjectId: string; at: Date }

/** Repeating keeps the position in the list. */
export async function insertBookmark(db: Db, bookmark: NewBookmark): Promise<void> {
  await db`
    insert into bookmark (community_id, participant_id, subject_id, created_at)
    values (${bookmark.communityId}, ${bookmark.participantId}, ${bookmark.subjectId}, ${bookmark.at})
    on conflict do nothing`
}

export async function removeBookmark(db: Db, participantId: string, subjectId: string): Promise<void> {
  await db`delete from bookmark where participant_id = ${participantId} and subject_id = ${subjectId}`
}

export async function exportBookmarks(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select subject_id as of, created_at as since from bookmark where participant_id = ${participantId} order by created_at`
}
