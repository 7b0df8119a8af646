import type { EventPerson } from '#contract/events/event.ts'
import { type EventVisibility, eventLimits, type WaitlistMode } from '#contract/events/event-fields.ts'
import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { type LockName, lockRows } from '#server/platform/db/lock.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { Page } from '#server/platform/http/cursor.ts'
import type { StoredParticipation } from './rules.ts'

const columns = [
  'id',
  'event_id',
  'participant_id',
  'status',
  'plus_ones',
  'is_approved',
  'waitlist_number',
  'offered_until',
  'held_until',
  'message',
  'requested_at',
  'onboarding_started_at',
  'onboarding_completed_at',
  'joined_at',
  'changed_at',
  'checked_in_at',
]

export type Tally = { placesTaken: number; confirmed: number; pending: number; waiting: number }

/**
 * Locks the places of an event until the transaction ends. Code that changes participations of an event, or the number of its places,
 * takes this lock before any other row of the event, and counts afterwards.
 */
export async function lockTally(db: Db, eventId: string, name: LockName = 'event places'): Promise<Tally> {
  const [row] = await db<Tally[]>`
    select places_taken, confirmed, pending, waiting from event_tally where event_id = ${eventId} ${lockRows(db, name)}`
  return row ?? { placesTaken: 0, confirmed: 0, pending: 0, waiting: 0 }
}

/** The same for several events. */
export async function lockTallies(db: Db, eventIds: string[]): Promise<Map<string, Tally>> {
  const rows = await db<(Tally & { id: string })[]>`
    select event_id as id, places_taken, confirmed, pending, waiting from event_tally
    where event_id = any (${eventIds}::uuid[]) order by event_id ${lockRows(db, 'event places')}`
  return new Map(rows.map(({ id, ...tally }) => [id, tally]))
}

/**
 * The same for each event in which a person takes part, before the person is deleted: everybody else who changes their participation
 * holds the places and then waits for it.
 */
export async function lockTalliesOf(db: Db, { participantId }: Person): Promise<void> {
  await db`
    select from event_tally where event_id in (select event_id from participation where participant_id = ${participantId})
    order by event_id ${lockRows(db, 'places of a deleted person')}`
}

/** The rules and counts of an event that decide about places. */
export type EventPlaces = {
  id: string
  maxParticipants: number | null
  maxPlusOnes: number
  waitlist: WaitlistMode
  offerMinutes: number
  holdMinutes: number
  isPaid: boolean
  price: number | null
  currency: string | null
  isApprovalRequired: boolean
  /** Whether there are questions that must be answered. */
  asksQuestions: boolean
  endsAt: string | null
  cancelledAt: string | null
  deletedAt: string | null
  placesTaken: number
  /** On the waitlist; without groups that are larger than the event and would block it for good. */
  waiting: number
  /** On the waitlist, all of them. */
  onWaitlist: number
  lastWaitlistNumber: string
  /** Whether holds or offers have ended, see `listDue`. */
  hasDue: boolean
}

const isDue = (db: Db, now: Date) =>
  db`status = 'PENDING' and (offered_until is not null or held_until is not null) and least(offered_until, held_until) <= ${now}`

export async function findPlaces(db: Db, eventId: string, now: Date): Promise<EventPlaces | null> {
  const [row] = await db<EventPlaces[]>`
    select e.id, e.max_participants, e.max_plus_ones, e.waitlist, e.offer_minutes, e.hold_minutes, e.is_paid, e.price::float8 as price,
      e.currency, e.is_approval_required, e.ends_at, e.cancelled_at, e.deleted_at, t.places_taken,
      t.waiting as on_waitlist, t.last_waitlist_number,
      t.pending > 0 and exists (select from participation where event_id = e.id and ${isDue(db, now)}) as has_due,
      e.is_onboarding_enabled and exists (select from event_question q
        where q.event_id = e.id and q.is_visible and q.is_required and q.removed_at is null) as asks_questions,
      case when t.waiting = 0 or e.max_participants > ${eventLimits.plusOnes} then t.waiting
        else t.waiting - (select count(*) from participation p where p.event_id = e.id and p.waitlist_number is not null
          and p.plus_ones > 0 and p.plus_ones >= e.max_participants)::integer end as waiting
    from event e join event_tally t on t.event_id = e.id where e.id = ${eventId}`
  return row ?? null
}

/** Holds and offers that have ended. */
export async function listDue(db: Db, eventId: string, now: Date): Promise<StoredParticipation[]> {
  return db<StoredParticipation[]>`
    select ${db(columns)} from participation
    where event_id = ${eventId} and ${isDue(db, now)} order by id`
}

export async function findParticipation(
  db: Db,
  eventId: string,
  participantId: string,
): Promise<StoredParticipation | null> {
  const [row] = await db<StoredParticipation[]>`
    select ${db(columns)} from participation where event_id = ${eventId} and participant_id = ${participantId}`
  return row ?? null
}

export async function findById(db: Db, id: string): Promise<StoredParticipation | null> {
  const [row] = await db<StoredParticipation[]>`select ${db(columns)} from participation where id = ${id}`
  return row ?? null
}

/**
 * The first of the waitlist. Groups that are larger than the event are left out, and people who could not use the place: not members any
 * more, disabled or blocked. They keep their position.
 */
export async function findFirstWaiting(db: Db, eventId: string, most: number | null) {
  const [row] = await db<StoredParticipation[]>`
    select ${db(columns)} from participation g
    where event_id = ${eventId} and waitlist_number is not null ${most === null ? db`` : db`and plus_ones < ${most}`}
      and exists (select from participant p join app_user u on u.id = p.user_id
        where p.id = g.participant_id and p.moderation_status = 'CONFIRMED' and p.is_profile_enabled and u.blocked_at is null
          and not exists (select from blocked_user b where b.user_id = p.user_id))
    order by waitlist_number limit 1`
  return row ?? null
}

type Change = { at: Date; by: string | null }

/** Fails if there is one of this participant already: called with the places locked, after none was found. */
export async function insertParticipation(
  db: Db,
  p: StoredParticipation,
  { communityId, at, by }: Change & { communityId: string },
): Promise<StoredParticipation> {
  const [row] = await db<StoredParticipation[]>`
    insert into participation (community_id, id, event_id, participant_id, status, plus_ones, is_approved, waitlist_number,
      offered_until, held_until, message, requested_at, joined_at, changed_at, changed_by)
    values (${communityId}, ${p.id}, ${p.eventId}, ${p.participantId}, ${p.status}, ${p.plusOnes}, ${p.isApproved},
      ${p.waitlistNumber}, ${p.offeredUntil}, ${p.heldUntil}, ${p.message}, ${p.requestedAt}, ${p.joinedAt}, ${at}, ${by})
    returning ${db(columns)}`
  return row as StoredParticipation
}

export async function saveParticipation(
  db: Db,
  p: StoredParticipation,
  { at, by }: Change,
): Promise<StoredParticipation> {
  const [row] = await db<StoredParticipation[]>`
    update participation set status = ${p.status}, plus_ones = ${p.plusOnes}, is_approved = ${p.isApproved},
      waitlist_number = ${p.waitlistNumber}, offered_until = ${p.offeredUntil}, held_until = ${p.heldUntil}, message = ${p.message},
      requested_at = ${p.requestedAt}, joined_at = ${p.joinedAt}, changed_at = ${at}, changed_by = ${by}
    where id = ${p.id} returning ${db(columns)}`
  return row as StoredParticipation
}

/** Position on the waitlist, from 1; counted from the nearer end, since those who just joined a long one ask most. */
export async function findWaitlistPlace(db: Db, eventId: string, waitlistNumber: string): Promise<number> {
  const waiting = db`select count(*)::integer from participation where event_id = ${eventId}`
  const [row] = await db<{ place: number }[]>`
    select case when 2 * ${waitlistNumber}::bigint > last_waitlist_number
      then waiting - (${waiting} and waitlist_number > ${waitlistNumber})
      else (${waiting} and waitlist_number <= ${waitlistNumber}) end as place
    from event_tally where event_id = ${eventId}`
  return row?.place ?? 0
}

/** Questions that the participant is shown, and how many of them are answered; null if there are none. */
export async function findProgress(db: Db, eventId: string, participantId: string) {
  const [row] = await db<{ total: number; answered: number }[]>`
    select count(*)::integer as total, count(a.id)::integer as answered
    from event_question q left join event_answer a on a.question_id = q.id and a.participant_id = ${participantId}
    where q.event_id = ${eventId} and q.is_visible and q.removed_at is null and (q.shown_after_option_id is null or exists (
      select from event_answer g where g.participant_id = ${participantId} and g.event_id = q.event_id
        and q.shown_after_option_id = any (g.option_ids)))`
  return row && row.total > 0 ? row : null
}

type Confirmed = EventPerson & { id: string; joinedAt: string }

/** Who is going: for organisers everybody, for others whom they may see and have not excluded. */
export async function listConfirmed(
  db: Db,
  eventId: string,
  { readerId, seesAll, after, skip, count }: Page & { readerId: string | null; seesAll: boolean },
): Promise<Confirmed[]> {
  const people = seesAll ? db`participant` : db`seen_participant(${readerId})`
  return db<Confirmed[]>`
    select g.id, g.joined_at, p.id as participant_id, p.slug, p.first_name, p.last_name, p.position, p.company,
      '/files/' || p.avatar_file || '-108.webp' as avatar_url
    from participation g join ${people} p on p.id = g.participant_id
    where g.event_id = ${eventId} and g.status = 'CONFIRMED'
      ${after ? db`and (g.joined_at, g.id) > (${after.at}::timestamptz, ${after.id}::uuid)` : db``}
      and (${seesAll} or not exists (
        select from never_pair n where n.participant_id = ${readerId} and n.subject_id = g.participant_id
        union all select from report r where r.author_id = ${readerId} and r.subject_id = g.participant_id))
    order by g.joined_at, g.id offset ${skip} limit ${count}`
}

export type SharedEvent = {
  id: string
  slug: string
  title: string
  timeZone: string
  startsAt: string
  coverFile: string | null
  coverKind: string
  coverPalette: string
  visibility: EventVisibility
}

/** The next event that both participants are going to. */
export async function findNextOfBoth(
  db: Db,
  [one, other]: [string, string],
  { lang, now }: { lang: Language; now: Date },
): Promise<SharedEvent | null> {
  const [row] = await db<SharedEvent[]>`
    select e.id, e.slug, coalesce(t.title, e.title) as title, e.time_zone, e.starts_at, e.cover_file, e.cover_kind,
      e.cover_palette, e.visibility
    from participation mine
    join participation theirs on theirs.event_id = mine.event_id and theirs.participant_id = ${other}
      and theirs.status = 'CONFIRMED'
    join event e on e.id = mine.event_id
    left join event_translation t on t.event_id = e.id and t.language = ${lang}
    where mine.participant_id = ${one} and mine.status = 'CONFIRMED' and e.starts_at is not null and e.ends_at > ${now}
      and e.cancelled_at is null and e.deleted_at is null
    order by e.starts_at, e.id limit 1`
  return row ?? null
}

/** Whether the participant is one of this community. */
export async function isParticipant(db: Db, participantId: string): Promise<boolean> {
  const rows = await db`select from participant where id = ${participantId}`
  return rows.length > 0
}

/** Events with holds or offers that are due, or with a free place for somebody who waits. */
export async function listUnsettled(db: Db, now: Date): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select distinct event_id as id from participation
    where ${isDue(db, now)}
    union
    select e.id from event_tally t join event e on e.id = t.event_id
    where t.waiting > 0 and (e.max_participants is null or t.places_taken < e.max_participants)
      and e.cancelled_at is null and e.deleted_at is null and (e.ends_at is null or e.ends_at > ${now})`
  return rows.map(({ id }) => id)
}

/** Communities with such events, looked up for all at once. */
export async function listCommunitiesUnsettled(db: Db, now: Date): Promise<string[]> {
  const rows = await db<{ communityId: string }[]>`select community_id from communities_with_places_due(${now})`
  return rows.map(({ communityId }) => communityId)
}

export async function exportParticipations(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select p.event_id as event, e.title, p.status, p.plus_ones, p.message, p.joined_at, p.checked_in_at
    from participation p join event e on e.id = p.event_id where p.participant_id = ${participantId} order by p.joined_at`
}
