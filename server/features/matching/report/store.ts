import type { ReportReason } from '#contract/matching/report.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { Page } from '#server/platform/http/cursor.ts'

type NewReport = {
  communityId: string
  id: string
  authorId: string
  subjectId: string
  reason: ReportReason
  text: string
  messageId: string | null
  quotedText: string | null
  at: Date
}

/** Id of the saved report; null when it equals the earlier one. */
export async function saveReport(db: Db, report: NewReport): Promise<string | null> {
  const [row] = await db<{ id: string }[]>`
    insert into report as r (community_id, id, author_id, subject_id, reason, text, message_id, quoted_text, created_at)
    values (${report.communityId}, ${report.id}, ${report.authorId}, ${report.subjectId}, ${report.reason}, ${report.text},
      ${report.messageId}, ${report.quotedText}, ${report.at})
    on conflict (community_id, author_id, subject_id) do update set reason = excluded.reason, text = excluded.text,
      message_id = coalesce(excluded.message_id, r.message_id), quoted_text = coalesce(excluded.quoted_text, r.quoted_text),
      decided_at = null
      where (r.reason, r.text, r.message_id, r.quoted_text) is distinct from (excluded.reason, excluded.text,
        coalesce(excluded.message_id, r.message_id), coalesce(excluded.quoted_text, r.quoted_text))
    returning r.id`
  return row?.id ?? null
}

/** One of the two as moderators see them, also while hidden from participants. */
export type Party = { id: string; slug: string; firstName: string; lastName: string; email: string; userId: string }
export type StoredReport = {
  reason: ReportReason
  text: string
  quotedText: string | null
  decidedAt: string | null
  author: Party
  subject: Party
}

export async function findReport(db: Db, id: string): Promise<StoredReport | null> {
  const [row] = await db<StoredReport[]>`
    select r.reason, r.text, r.quoted_text, r.decided_at,
      jsonb_build_object('id', a.id, 'slug', a.slug, 'firstName', a.first_name, 'lastName', a.last_name, 'email', au.email,
        'userId', au.id) as author,
      jsonb_build_object('id', s.id, 'slug', s.slug, 'firstName', s.first_name, 'lastName', s.last_name, 'email', su.email,
        'userId', su.id) as subject
    from report r
    join participant a on a.id = r.author_id join app_user au on au.id = a.user_id
    join participant s on s.id = r.subject_id join app_user su on su.id = s.user_id
    where r.id = ${id}`
  return row ?? null
}

type ListedParty = Pick<Party, 'id' | 'slug' | 'firstName' | 'lastName'>
type ListedReport = Pick<StoredReport, 'reason' | 'text' | 'quotedText' | 'decidedAt'> & {
  id: string
  createdAt: string
  author: ListedParty
  subject: ListedParty & { blockedBy: number }
}

/** Newest first, without those about the reader. */
export async function listReports(
  db: Db,
  {
    readerId,
    isDecided = null,
    after,
    skip,
    count,
  }: Page & { readerId: string; isDecided?: boolean | null | undefined },
): Promise<ListedReport[]> {
  return db<ListedReport[]>`
    select r.id, r.reason, r.text, r.quoted_text, r.created_at, r.decided_at,
      jsonb_build_object('id', a.id, 'slug', a.slug, 'firstName', a.first_name, 'lastName', a.last_name) as author,
      jsonb_build_object('id', s.id, 'slug', s.slug, 'firstName', s.first_name, 'lastName', s.last_name, 'blockedBy',
        (select count(*) from never_pair n where n.subject_id = s.id and n.is_blocked)) as subject
    from report r join participant a on a.id = r.author_id join participant s on s.id = r.subject_id
    where s.user_id <> ${readerId} and (${isDecided}::boolean is null or (r.decided_at is not null) = ${isDecided}::boolean)
      and (${after?.at ?? null}::timestamptz is null
        or (r.created_at, r.id) < (${after?.at ?? null}, ${after?.id ?? null}::uuid))
    order by r.created_at desc, r.id desc offset ${skip} limit ${count}`
}

/** False if it was decided before. */
export async function saveDecided(db: Db, id: string, at: Date): Promise<boolean> {
  const rows = await db`update report set decided_at = ${at} where id = ${id} and decided_at is null returning id`
  return rows.length > 0
}

export async function exportReports(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select subject_id as of, reason, text, quoted_text as quoted, created_at as at from report where author_id = ${participantId} order by created_at`
}
