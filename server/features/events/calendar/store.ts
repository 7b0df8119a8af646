import type { ParticipationStatus } from '#contract/events/event-fields.ts'
import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import { eventColumns, eventTables, type StoredEvent } from '../event/store.ts'

/** Enough for a calendar program, and small enough to be sent every hour. */
const mostEvents = 500

/** Public events that are not over and have a date. */
export async function listPublic(db: Db, lang: Language, now: Date): Promise<StoredEvent[]> {
  const reader = { userId: null, lang }
  return db<StoredEvent[]>`
    select ${eventColumns(db, reader)} from ${eventTables(db, reader)}
    where e.visibility = 'PUBLIC' and e.deleted_at is null and e.ends_at > ${now}
    order by e.listed_at, e.id limit ${mostEvents}`
}

export type OwnEvent = StoredEvent & { status: 'CONFIRMED' | 'PENDING' }

/** Events with a date that somebody goes to or waits for, with those of the last months. */
export async function listOwn(
  db: Db,
  participantId: string,
  { lang, from }: { lang: Language; from: Date },
): Promise<OwnEvent[]> {
  const reader = { userId: null, lang }
  return db<OwnEvent[]>`
    select ${eventColumns(db, reader)}, p.status from ${eventTables(db, reader)} join participation p on p.event_id = e.id
    where p.participant_id = ${participantId} and p.status in ('CONFIRMED', 'PENDING') and e.deleted_at is null
      and e.ends_at > ${from}
    order by e.listed_at desc, e.id limit ${mostEvents}`
}

export type FeedReader = { participantId: string; lang: Language | null; generation: number }

/** Null for those who may not read events as members: not confirmed, disabled, blocked, deleted. */
export async function findFeedReader(db: Db, participantId: string): Promise<FeedReader | null> {
  const [row] = await db<FeedReader[]>`
    select p.id as participant_id, coalesce(p.preferred_lang, u.preferred_lang) as lang, coalesce(f.generation, 0) as generation
    from participant p join app_user u on u.id = p.user_id left join calendar_feed f on f.participant_id = p.id
    where p.id = ${participantId} and p.moderation_status = 'CONFIRMED' and p.is_profile_enabled and u.deleted_at is null
      and u.blocked_at is null and not exists (select from blocked_user b where b.user_id = p.user_id)`
  return row ?? null
}

/** 0 unless the address was renewed. */
export async function findGeneration(db: Db, participantId: string): Promise<number> {
  const [row] = await db<{ generation: number }[]>`
    select generation from calendar_feed where participant_id = ${participantId}`
  return row?.generation ?? 0
}

export async function raiseGeneration(db: Db, communityId: string, participantId: string, at: Date): Promise<number> {
  const [row] = await db<{ generation: number }[]>`
    insert into calendar_feed (community_id, participant_id, generation, renewed_at)
    values (${communityId}, ${participantId}, 1, ${at})
    on conflict (community_id, participant_id)
      do update set generation = calendar_feed.generation + 1, renewed_at = excluded.renewed_at
    returning generation`
  return row?.generation ?? 1
}

export async function exportFeed(db: Db, { participantId }: Person): Promise<unknown> {
  return db`select renewed_at from calendar_feed where participant_id = ${participantId}`
}

/** A participation with the person behind it, for letters. */
export type Invited = {
  participationId: string
  eventId: string
  participantId: string
  status: ParticipationStatus
  plusOnes: number
  waitlistNumber: string | null
  offeredUntil: string | null
  heldUntil: string | null
  message: string
  /** What they pay or have paid; null for an event without a price. */
  amount: number | null
  changedAt: string
  /** Whether the participant made the last change. */
  isChangedByOwner: boolean
  /** Whether the participant, as an organiser, made the last change of the event. */
  isEventChangedByOwner: boolean
  email: string
  firstName: string
  lastName: string
  position: string
  company: string
  avatarUrl: string | null
}

export async function findInvited(db: Db, participationId: string): Promise<Invited | null> {
  const [row] = await db<Invited[]>`
    select p.id as participation_id, p.event_id, p.participant_id, p.status, p.plus_ones, p.waitlist_number, p.offered_until,
      p.held_until, p.message, p.changed_at,
      coalesce((select y.amount from payment y where y.participation_id = p.id order by y.changed_at desc limit 1),
        e.price * (1 + p.plus_ones))::float8 as amount, p.changed_by is not distinct from o.user_id as is_changed_by_owner,
      e.changed_by is not distinct from o.user_id as is_event_changed_by_owner, u.email,
      o.first_name, o.last_name, o.position, o.company, '/files/' || o.avatar_file || '-108.webp' as avatar_url
    from participation p join event e on e.id = p.event_id join participant o on o.id = p.participant_id
      join app_user u on u.id = o.user_id
    where p.id = ${participationId}`
  return row ?? null
}

/** Everybody who goes to an event or waits for a place. */
export async function listInvited(db: Db, eventId: string): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select id from participation where event_id = ${eventId} and status in ('CONFIRMED', 'PENDING') order by id`
  return rows.map(({ id }) => id)
}

/** An organiser; some have no profile here. */
export type Organiser = { userId: string; email: string; lang: Language | null; participantId: string | null }

/** Organisers of an event who can be written to. */
export async function listOrganisers(db: Db, eventId: string): Promise<Organiser[]> {
  return db<Organiser[]>`
    select r.user_id, u.email, u.preferred_lang as lang, p.id as participant_id
    from responsible r join app_user u on u.id = r.user_id left join participant p on p.user_id = r.user_id
    where r.event_id = ${eventId} and u.deleted_at is null and u.blocked_at is null and u.email_confirmed_at is not null
      and not exists (select from blocked_user b where b.user_id = r.user_id)
    order by r.user_id`
}
