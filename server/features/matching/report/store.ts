import type { ReportReason } from '#contract/matching/report.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

type NewReport = {
  communityId: string
  id: string
  authorId: string
  subjectId: string
  reason: ReportReason
  text: string
  at: Date
}

/** Id of the saved report; null when it equals the earlier one. */
export async function saveReport(db: Db, report: NewReport): Promise<string | null> {
  const [row] = await db<{ id: string }[]>`
    insert into report as r (community_id, id, author_id, subject_id, reason, text, created_at)
    values (${report.communityId}, ${report.id}, ${report.authorId}, ${report.subjectId}, ${report.reason}, ${report.text},
      ${report.at})
    on conflict (community_id, author_id, subject_id) do update set reason = excluded.reason, text = excluded.text
      where (r.reason, r.text) is distinct from (excluded.reason, excluded.text)
    returning r.id`
  return row?.id ?? null
}

/** One of the two as moderators see them, also while hidden from participants. */
export type Party = { id: string; slug: string; firstName: string; lastName: string; email: string }
export type StoredReport = { reason: ReportReason; text: string; author: Party; subject: Party }

export async function findReport(db: Db, id: string): Promise<StoredReport | null> {
  const [row] = await db<StoredReport[]>`
    select r.reason, r.text,
      jsonb_build_object('id', a.id, 'slug', a.slug, 'firstName', a.first_name, 'lastName', a.last_name, 'email', au.email) as author,
      jsonb_build_object('id', s.id, 'slug', s.slug, 'firstName', s.first_name, 'lastName', s.last_name, 'email', su.email) as subject
    from report r
    join participant a on a.id = r.author_id join app_user au on au.id = a.user_id
    join participant s on s.id = r.subject_id join app_user su on su.id = s.user_id
    where r.id = ${id}`
  return row ?? null
}

export async function exportReports(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select subject_id as of, reason, text, created_at as at from report where author_id = ${participantId} order by created_at`
}
