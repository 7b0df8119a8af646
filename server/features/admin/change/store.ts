import type { Change, ChangeKind } from '#contract/admin/change.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { Page } from '#server/platform/http/cursor.ts'

export type Fields = Change['before']

export async function listChanges(db: Db, kind: ChangeKind | null, { after, skip, count }: Page): Promise<Change[]> {
  return db<Change[]>`
    select c.id, c.kind, c.subject, c.before, c.after, c.created_at, c.undone_at,
      case when c.user_id is not null then json_build_object('userId', c.user_id,
        'name', coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), u.email)) end as author,
      json_build_object('undo', c.can_undo and c.undone_at is null) as can
    from change c
    left join app_user u on u.id = c.user_id
    left join participant p on p.user_id = c.user_id
    where (${kind}::text is null or c.kind = ${kind})
      and (${after?.at ?? null}::timestamptz is null or (c.created_at, c.id) < (${after?.at ?? null}, ${after?.id ?? null}::uuid))
    order by c.created_at desc, c.id desc offset ${skip} limit ${count}`
}

type NewChange = {
  id: string
  communityId: string
  kind: ChangeKind
  subject: string
  subjectId: string | null
  userId: string
  before: Fields
  after: Fields
  canUndo: boolean
  at: Date
}

export async function insertChange(db: Db, change: NewChange): Promise<void> {
  const json = (value: Fields) => db`${JSON.stringify(value)}::text::jsonb`
  await db`
    insert into change (id, community_id, kind, subject, subject_id, user_id, before, after, can_undo, created_at)
    values (${change.id}, ${change.communityId}, ${change.kind}, ${change.subject}, ${change.subjectId}, ${change.userId},
      ${json(change.before)}, ${json(change.after)}, ${change.canUndo}, ${change.at})`
}

export type UndoableChange = { kind: ChangeKind; subjectId: string | null; before: Fields; after: Fields }

/** A change that can still be undone, marked as undone; null if there is none. Two at once: one of them gets it. */
export async function takeForUndo(db: Db, id: string, at: Date): Promise<UndoableChange | null> {
  const [row] = await db<UndoableChange[]>`
    update change set undone_at = ${at} where id = ${id} and can_undo and undone_at is null
    returning kind, subject_id, before, after`
  return row ?? null
}

export async function findChange(db: Db, id: string): Promise<{ kind: ChangeKind } | null> {
  const [row] = await db<{ kind: ChangeKind }[]>`select kind from change where id = ${id}`
  return row ?? null
}

export async function exportChanges(db: Db, { userId }: Person): Promise<unknown> {
  return db`select kind, subject, before, after, created_at from change where user_id = ${userId} order by created_at, id`
}

/** What was done with a member stays in the log without the member. */
export async function forgetSubject(db: Db, { participantId }: Person): Promise<void> {
  if (participantId)
    await db`update change set subject = '', subject_id = null, before = '{}', after = '{}' where subject_id = ${participantId}`
}
