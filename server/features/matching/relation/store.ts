import type { Relation } from '#contract/matching/relation.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { Page } from '#server/platform/http/cursor.ts'
import { isExcludedBy } from '../standing/store.ts'

type KeptRelation = Omit<Relation, 'person' | 'standing' | 'privateNote'>

/** Only participants whom the caller may still see. */
export async function listRelations(
  db: Db,
  readerId: string,
  type: Relation['relationType'] | null,
  { after, skip, count }: Page,
): Promise<KeptRelation[]> {
  return db<KeptRelation[]>`
    select r.participant_id, r.subject_id, r.relation_type, r.reason, r.note, r.created_at
    from relation r join visible_participant p on p.id = r.subject_id
    where r.participant_id = ${readerId} and not ${isExcludedBy(db, db`r.participant_id`, db`r.subject_id`)}
      and (${type}::text is null or r.relation_type = ${type})
      and (${after?.at ?? null}::timestamptz is null
        or (r.created_at, r.subject_id) < (${after?.at ?? null}, ${after?.id ?? null}::uuid))
    order by r.created_at desc, r.subject_id desc offset ${skip} limit ${count}`
}

type Dislike = {
  communityId: string
  participantId: string
  subjectId: string
  reason: Relation['reason']
  note: string
  at: Date
}

/** Replaces an earlier decision. */
export async function saveDislike(db: Db, dislike: Dislike): Promise<void> {
  await db`
    insert into relation (community_id, participant_id, subject_id, relation_type, reason, note, created_at)
    values (${dislike.communityId}, ${dislike.participantId}, ${dislike.subjectId}, 'DISLIKE', ${dislike.reason}, ${dislike.note},
      ${dislike.at})
    on conflict (community_id, participant_id, subject_id) do update set relation_type = excluded.relation_type,
      reason = excluded.reason, note = excluded.note, created_at = excluded.created_at`
}

export async function removeDislike(db: Db, participantId: string, subjectId: string): Promise<void> {
  await db`
    delete from relation
    where participant_id = ${participantId} and subject_id = ${subjectId} and relation_type = 'DISLIKE'`
}

export async function exportRelations(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select subject_id as of, relation_type as type, reason, note, created_at as at from relation
    where participant_id = ${participantId} order by created_at`
}
