import type { Language } from '#contract/languages.ts'
import type { ModeratedParticipant, ModerationCounts, ModerationDecision } from '#contract/participants/moderation.ts'
import type { Role } from '#contract/roles.ts'
import type { ModerationStatus } from '#contract/users/user.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { lockRows } from '#server/platform/db/lock.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { Page } from '#server/platform/http/cursor.ts'

type Search = Page & { search: string | null; status: ModerationStatus | null }

/** Pending ones: who waits longest first. Others: newest first. */
export async function listModerated(
  db: Db,
  { search, status, after, skip, count }: Search,
): Promise<ModeratedParticipant[]> {
  const pattern = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const isQueue = status === 'PENDING'
  const key = isQueue ? db`coalesce(p.waiting_since, p.joined_at)` : db`p.joined_at`
  const [at, id] = [after?.at ?? null, after?.id ?? null]
  return db<ModeratedParticipant[]>`
    select p.id, p.user_id, p.slug, p.first_name, p.last_name, u.email, p.login, p.company, p.position, p.city,
      '/files/' || p.avatar_file || '-108.webp' as avatar_url, p.moderation_status, p.rejection_reason, p.joined_at,
      coalesce(p.waiting_since, p.joined_at) as waiting_since,
      (select jsonb_build_object('slug', i.slug, 'firstName', i.first_name, 'lastName', i.last_name)
        from visible_participant i where i.id = p.invited_by) as invited_by
    from participant p join app_user u on u.id = p.user_id
    where ${status ? db`p.moderation_status = ${status}` : db`true`}
      and (${pattern}::text is null or p.first_name || ' ' || p.last_name ilike ${pattern} or p.login ilike ${pattern}
        or u.email ilike ${pattern})
      and (${at}::timestamptz is null or ${isQueue ? db`(${key}, p.id) > (${at}, ${id}::uuid)` : db`(${key}, p.id) < (${at}, ${id}::uuid)`})
    order by ${isQueue ? db`${key}, p.id` : db`${key} desc, p.id desc`} offset ${skip} limit ${count}`
}

/** Each from the index of statuses, and no further than `most`. */
export async function countStatuses(db: Db, most: number): Promise<ModerationCounts> {
  const count = (where = db`true`) =>
    db`(select count(*)::int from (select from participant where ${where} limit ${most}) c)`
  const having = (status: ModerationStatus) => count(db`moderation_status = ${status}`)
  const [row] = await db<ModerationCounts[]>`
    select ${having('PENDING')} as pending, ${having('CONFIRMED')} as confirmed, ${having('REJECTED')} as rejected,
      ${count()} as all`
  return row as ModerationCounts
}

/** Members of the lists who have a topic in common with this participant. */
export async function countSharingTopics(db: Db, participantId: string, most: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count_sharing_topics(${participantId}, ${most}) as count`
  return row?.count ?? 0
}

export type Applicant = {
  id: string
  userId: string
  name: string
  moderationStatus: ModerationStatus
  rejectionReason: string | null
  waitingSince: string
  preferredLang: Language | null
  isEmailConfirmed: boolean
}

const applicant = (db: Db, id: string) => db`
  select p.id, p.user_id, trim(p.first_name || ' ' || p.last_name) as name, p.moderation_status, p.rejection_reason, p.preferred_lang,
    coalesce(p.waiting_since, p.joined_at) as waiting_since, p.is_email_confirmed
  from participant p where p.id = ${id}`

export async function findApplicant(db: Db, id: string): Promise<Applicant | null> {
  const [row] = await db<Applicant[]>`${applicant(db, id)}`
  return row ?? null
}

/** Locked until the transaction ends: of two moderators the second sees what the first decided. */
export async function lockApplicant(db: Db, id: string): Promise<Applicant | null> {
  const [row] = await db<Applicant[]>`${applicant(db, id)} ${lockRows(db, 'moderation decision')}`
  return row ?? null
}

export async function findRole(db: Db, userId: string): Promise<Role> {
  const [row] = await db<{ role: Role }[]>`select role from connection where user_id = ${userId}`
  return row?.role ?? 'ROLE_USER'
}

export async function setStatus(
  db: Db,
  id: string,
  change: { status: ModerationStatus; reason: string | null; waitingSince: Date | null },
): Promise<void> {
  await db`
    update participant set moderation_status = ${change.status}, rejection_reason = ${change.reason},
      waiting_since = ${change.waitingSince}
    where id = ${id}`
}

type NewDecision = {
  communityId: string
  id: string
  participantId: string
  status: ModerationStatus
  reason: string
  decidedBy: string
  waitedMinutes: number | null
  at: Date
}

export async function insertDecision(db: Db, decision: NewDecision): Promise<void> {
  await db`
    insert into moderation_decision (community_id, id, participant_id, status, reason, decided_by, waited_minutes, created_at)
    values (${decision.communityId}, ${decision.id}, ${decision.participantId}, ${decision.status}, ${decision.reason},
      ${decision.decidedBy}, ${decision.waitedMinutes}, ${decision.at})`
}

const decisionsShown = 20

export async function listDecisions(db: Db, participantId: string): Promise<ModerationDecision[]> {
  return db<ModerationDecision[]>`
    select d.id, d.status, d.reason, d.created_at as at, case when d.decided_by is not null then
      coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), u.email) end as by
    from moderation_decision d left join app_user u on u.id = d.decided_by left join participant p on p.user_id = d.decided_by
    where d.participant_id = ${participantId} order by d.created_at desc, d.id desc limit ${decisionsShown}`
}

const decisionsCounted = 50

/** Median of the last decisions that somebody waited for; null if there are fewer than `fewest`. */
export async function findUsualWait(db: Db, fewest: number): Promise<number | null> {
  const [row] = await db<{ minutes: number | null }[]>`
    select case when count(*) >= ${fewest} then percentile_disc(0.5) within group (order by waited_minutes) end as minutes
    from (select waited_minutes from moderation_decision where waited_minutes is not null
      order by created_at desc limit ${decisionsCounted}) d`
  return row?.minutes ?? null
}

export type Moderator = { id: string; slug: string; firstName: string; lastName: string; avatarUrl: string | null }

export async function listModerators(db: Db): Promise<Moderator[]> {
  return db<Moderator[]>`
    select p.id, p.slug, p.first_name, p.last_name, '/files/' || p.avatar_file || '-108.webp' as avatar_url
    from visible_participant p join connection c on c.user_id = p.user_id
    where (c.role = 'ROLE_ADMIN' or exists (
      select from permission g where g.user_id = p.user_id and g.permission = 'CAN_MODERATE_COMMUNITY'))
    order by p.first_name, p.last_name, p.id`
}

export async function exportDecisions(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select status, reason, created_at as at from moderation_decision where participant_id = ${participantId} order by created_at`
}
