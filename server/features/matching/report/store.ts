import type { Language } from '#contract/languages.ts'
import type { Report, ReportDetail, ReportReason } from '#contract/matching/report.ts'
import type { ReportDecision } from '#contract/matching/report-fields.ts'
import type { Role } from '#contract/roles.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { lockRows } from '#server/platform/db/lock.ts'
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
  requestId: string | null
  quotedText: string | null
  at: Date
}

/** Id of the saved report; null when it equals the earlier one. */
export async function saveReport(db: Db, report: NewReport): Promise<string | null> {
  const [row] = await db<{ id: string }[]>`
    insert into report as r (community_id, id, author_id, subject_id, reason, text, message_id, request_id, quoted_text, created_at)
    values (${report.communityId}, ${report.id}, ${report.authorId}, ${report.subjectId}, ${report.reason}, ${report.text},
      ${report.messageId}, ${report.requestId}, ${report.quotedText}, ${report.at})
    on conflict (community_id, author_id, subject_id) do update set reason = excluded.reason, text = excluded.text,
      message_id = case when excluded.quoted_text is null then r.message_id else excluded.message_id end,
      request_id = case when excluded.quoted_text is null then r.request_id else excluded.request_id end,
      quoted_text = coalesce(excluded.quoted_text, r.quoted_text),
      decided_at = null, decision = null, decided_by = null, decision_note = ''
      where (r.reason, r.text) is distinct from (excluded.reason, excluded.text)
        or (excluded.quoted_text is not null and (r.message_id, r.request_id, r.quoted_text)
          is distinct from (excluded.message_id, excluded.request_id, excluded.quoted_text))
    returning r.id`
  return row?.id ?? null
}

/** One of the two as moderators see them, also while hidden from participants. */
export type Party = { id: string; slug: string; firstName: string; lastName: string; email: string; userId: string }
export type StoredReport = {
  reason: ReportReason
  text: string
  quotedText: string | null
  messageId: string | null
  decidedAt: string | null
  decision: ReportDecision | null
  decisionNote: string
  author: Party
  subject: Party
}

export async function findReport(db: Db, id: string): Promise<StoredReport | null> {
  const [row] = await db<StoredReport[]>`
    select r.reason, r.text, r.quoted_text, r.message_id, r.decided_at, r.decision, r.decision_note,
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

type Asked = Page & { readerId: string; isDecided?: boolean | null | undefined; id?: string }

/** Newest first, without those about the reader; or only one of them. */
export async function listReports(
  db: Db,
  { readerId, isDecided = null, id, after, skip, count }: Asked,
): Promise<Report[]> {
  return db<Report[]>`
    select r.id, r.reason, r.text, r.quoted_text, r.created_at, r.decided_at, r.decision,
      case when r.message_id is not null then 'MESSAGE' when r.request_id is not null then 'REQUEST' else 'PROFILE' end as kind,
      jsonb_build_object('id', a.id, 'slug', a.slug, 'firstName', a.first_name, 'lastName', a.last_name) as author,
      jsonb_build_object('id', s.id, 'slug', s.slug, 'firstName', s.first_name, 'lastName', s.last_name,
        'blockedBy', (select count(*) from never_pair n where n.subject_id = s.id and n.is_blocked),
        'reports', (select count(*) from report o where o.subject_id = s.id)) as subject,
      case when r.decided_by is not null then
        coalesce(nullif(trim(m.first_name || ' ' || m.last_name), ''), u.email) end as decided_by
    from report r join participant a on a.id = r.author_id join participant s on s.id = r.subject_id
      left join app_user u on u.id = r.decided_by left join participant m on m.user_id = r.decided_by
    where s.user_id <> ${readerId} and (${isDecided}::boolean is null or (r.decided_at is not null) = ${isDecided}::boolean)
      and (${id ?? null}::uuid is null or r.id = ${id ?? null})
      and (${after?.at ?? null}::timestamptz is null
        or (r.created_at, r.id) < (${after?.at ?? null}, ${after?.id ?? null}::uuid))
    order by r.created_at desc, r.id desc offset ${skip} limit ${count}`
}

/** An open request of this participant. */
export async function findRequest(
  db: Db,
  id: string,
  participantId: string,
): Promise<{ id: string; text: string } | null> {
  const [row] = await db<{ id: string; text: string }[]>`
    select id, text from request where id = ${id} and participant_id = ${participantId} and closed_at is null`
  return row ?? null
}

type Subject = ReportDetail['profile'] & { role: Role; isBlocked: boolean }

/** The reported participant as moderators see them. */
export async function findSubject(db: Db, participantId: string): Promise<Subject | null> {
  const [row] = await db<Subject[]>`
    select p.position, p.company, p.about, p.looking_for, '/files/' || p.avatar_file || '-108.webp' as avatar_url,
      p.moderation_status, p.is_profile_enabled as is_enabled, p.joined_at,
      exists (select from blocked_user b where b.user_id = p.user_id) as is_blocked,
      coalesce((select c.role from connection c where c.user_id = p.user_id), 'ROLE_USER') as role
    from participant p where p.id = ${participantId}`
  return row ?? null
}

const shownAround = 3

/** A message of a chat with a few before and after it. What was deleted since is empty. */
export async function listAround(db: Db, messageId: string, subjectId: string): Promise<ReportDetail['messages']> {
  return db<ReportDetail['messages']>`
    select m.id, trim(p.first_name || ' ' || p.last_name) as author, coalesce(m.author_id = ${subjectId}, false) as is_of_subject,
      m.id = r.id as is_reported, m.text, m.created_at
    from chat_message r join chat_message m on m.chat_id = r.chat_id and m.kind in ('TEXT', 'INTRO')
      and m.number between r.number - ${shownAround} and r.number + ${shownAround}
    left join participant p on p.id = m.author_id
    where r.id = ${messageId} order by m.number`
}

const othersShown = 20

export async function listOthers(db: Db, subjectId: string, exceptId: string): Promise<ReportDetail['others']> {
  return db<ReportDetail['others']>`
    select id, reason, text, created_at, decision from report where subject_id = ${subjectId} and id <> ${exceptId}
    order by created_at desc, id desc limit ${othersShown}`
}

type Decided = { decidedAt: string | null; decision: ReportDecision | null }

/** Locked until the transaction ends: of two moderators the second sees what the first decided. */
export async function lockReport(db: Db, id: string): Promise<Decided | null> {
  const [row] = await db<Decided[]>`
    select decided_at, decision from report where id = ${id} ${lockRows(db, 'report decision')}`
  return row ?? null
}

type Decision = { id: string; decision: ReportDecision; note: string; decidedBy: string; at: Date }

export async function saveDecision(db: Db, { id, decision, note, decidedBy, at }: Decision): Promise<void> {
  await db`
    update report set decision = ${decision}, decision_note = ${note}, decided_by = ${decidedBy}, decided_at = ${at}
    where id = ${id}`
}

export async function disableProfile(db: Db, participantId: string): Promise<void> {
  await db`update participant set is_profile_enabled = false where id = ${participantId}`
}

export async function findLanguage(db: Db, participantId: string): Promise<Language | null> {
  const [row] = await db<{ preferredLang: Language | null }[]>`
    select preferred_lang from participant where id = ${participantId}`
  return row?.preferredLang ?? null
}

export async function exportReports(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select subject_id as of, reason, text, quoted_text as quoted, created_at as at from report where author_id = ${participantId} order by created_at`
}
